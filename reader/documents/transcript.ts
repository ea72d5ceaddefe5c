/** Who said what, and when: captions of video platforms and meetings, in the forms in which they hand them out. */
import type { SourcePiece } from '#domain/source.ts'
import { cleanText } from '#reader/clean-text.ts'

type Cue = { at: number; speaker: string; text: string }

/** `00:01:02.345 --> …`, `00:01:02,345 --> …` or `01:02.345 --> …` */
const timing = /^\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})[ \t]+-->/
/** A line that only says when, as people copy it from a platform: `0:05`, `1:02:03`. */
const moment = /^\s*(?:(\d{1,2}):)?(\d{1,2}):(\d{2})\s*$/

/** Undefined: it is some other text. */
export function cuesIn(text: string): Cue[] | undefined {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/)
  if (lines.some((line) => timing.test(line))) return timedCues(lines)
  const moments = lines.filter((line) => moment.test(line)).length
  return moments >= 3 && moments * 4 >= lines.filter((line) => line.trim()).length
    ? copiedCues(lines)
    : undefined
}

const seconds = ([, hours = '0', minutes = '0', rest = '0', parts = '0']: RegExpMatchArray | string[]) =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) + Number(`0.${parts}`)

function timedCues(lines: readonly string[]): Cue[] {
  const cues: Cue[] = []
  let now: { at: number; lines: string[] } | undefined
  const end = () => {
    if (now) cues.push(cueOf(now.at, now.lines))
    now = undefined
  }
  for (const line of lines) {
    const time = timing.exec(line)
    if (time) {
      end()
      now = { at: seconds(time), lines: [] }
    } else if (line === '') end()
    else now?.lines.push(line)
  }
  end()
  return withoutRolling(cues.filter(({ text }) => text))
}

function copiedCues(lines: readonly string[]): Cue[] {
  const cues: { at: number; lines: string[] }[] = []
  for (const line of lines) {
    const time = moment.exec(line)
    if (time) cues.push({ at: seconds([...time, '0']), lines: [] })
    else cues.at(-1)?.lines.push(line)
  }
  return cues.map(({ at, lines: said }) => cueOf(at, said)).filter(({ text }) => text)
}

/** Teams writes `<v Ada Baker>`, Zoom `Ada Baker: `; other tags are styles. */
function cueOf(at: number, lines: readonly string[]): Cue {
  const raw = lines.join('\n')
  const voice = /<v(?:\.[^ >]*)? ([^>]{1,80})>/.exec(raw)?.[1]
  const text = cleanText(raw.replace(/<[^>]{0,200}>/g, '').replace(/&(?:nbsp|amp|lt|gt);/g, unescaped))
  const named = voice ? undefined : /^(\p{Lu}[\p{L}\p{M}\p{N}.'’() -]{0,60}?):\s+(?=\S)/u.exec(text)
  return { at, speaker: (voice ?? named?.[1] ?? '').trim(), text: named ? text.slice(named[0].length) : text }
}

const signs = new Map(Object.entries({ '&amp;': '&', '&lt;': '<', '&gt;': '>' }))
const unescaped = (sign: string) => signs.get(sign) ?? ' '

/** Captions that roll say each line two or three times: once is enough. */
function withoutRolling(cues: readonly Cue[]): Cue[] {
  let before: string[] = []
  return cues.flatMap((cue) => {
    const lines = cue.text.split('\n').map((line) => line.trim())
    const fresh = lines.filter((line) => !before.includes(line))
    before = lines
    return fresh.length > 0 ? [{ ...cue, text: fresh.join(' ') }] : []
  })
}

const mostOfPiece = 600
const longPause = 20

/** What one says without another word between, in pieces that end with a sentence. */
export function piecesOfCues(cues: readonly Cue[]): SourcePiece[] {
  const pieces: (SourcePiece & { last: number })[] = []
  for (const { at, speaker, text } of cues) {
    const open = pieces.at(-1)
    const isEnded = open && /[.!?…]["”’]?$/.test(open.text) && open.text.length >= mostOfPiece / 2
    const goesOn =
      open &&
      (open.speaker ?? '') === speaker &&
      at - open.last <= longPause &&
      !isEnded &&
      open.text.length < mostOfPiece
    if (open && goesOn) Object.assign(open, { text: `${open.text} ${text}`, last: at })
    else
      pieces.push({
        kind: 'text',
        text: text.replaceAll('\n', ' '),
        at,
        ...(speaker && { speaker }),
        last: at,
      })
  }
  return pieces.map(({ last: _, ...piece }) => piece)
}
