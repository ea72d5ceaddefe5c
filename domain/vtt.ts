/** A transcript as WebVTT, as far as people read it: who says what, and when. */
type Cue = { start: number; end: number; text: string }

const mostCues = 20_000
const timing =
  /^(?:(\d{1,3}):)?(\d{2}):(\d{2})[.,](\d{3})[ \t]+-->[ \t]+(?:(\d{1,3}):)?(\d{2}):(\d{2})[.,](\d{3})/

const isVtt = (text: string) => /^\ufeff?WEBVTT(?:[ \t\r\n]|$)/.test(text)

/** SubRip is the same but for its head and its commas. Undefined: it is neither. */
export function vttOf(text: string | undefined): string | undefined {
  if (text === undefined || isVtt(text)) return text
  const lines = text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  const asVtt = lines.replace(
    /^(\d{1,3}:\d{2}:\d{2}),(\d{3})([ \t]+-->[ \t]+)(\d{1,3}:\d{2}:\d{2}),(\d{3})/gm,
    '$1.$2$3$4.$5',
  )
  return asVtt === lines ? undefined : `WEBVTT\n\n${asVtt}`
}

/** What cannot be read is left out. */
export function cuesOf(vtt: string): Cue[] {
  const cues: Cue[] = []
  for (const block of vtt.replaceAll('\r\n', '\n').split(/\n{2,}/)) {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => timing.test(line))
    const [, h1, m1, s1, ms1, h2, m2, s2, ms2] = timing.exec(lines[at] ?? '') ?? []
    if (at < 0 || cues.length >= mostCues) continue
    const text = plain(lines.slice(at + 1).join(' '))
    const [start, end] = [seconds(h1, m1, s1, ms1), seconds(h2, m2, s2, ms2)]
    if (text && end > start && start >= (cues.at(-1)?.start ?? 0)) cues.push({ start, end, text })
  }
  return cues
}

const seconds = (hours = '0', minutes = '0', whole = '0', thousandths = '0') =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(whole) + Number(thousandths) / 1000

const plain = (text: string) =>
  text
    .replace(/<[^>]{0,200}>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 2000)
    .toWellFormed()
