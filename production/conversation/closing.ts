/** However it was written: the end says how to reach them, and the last line thanks. */
import type { Scene, Scenes } from '#domain/conversation/scenes.ts'
import { isHost, type Script, type Sentence } from '#domain/script.ts'
import type { Told } from './told.ts'

type End = { programme: Script; thanks: readonly string[]; more: string }

export function withClosing(scenes: Scenes, told: Told, { programme, thanks, more }: End): Scenes {
  const written = scenes.at(-1)
  const last = withoutFarewell(written, thanks)
  if (!written || !last) return scenes
  const lines = written.beats.flatMap((beat) => beat.lines)
  const ways = waysIn(programme)
  const isSaid = lines.some((line) => isReached(line, told) || (ways.length === 0 && isSite(line, told)))
  const way = isSaid ? [] : ways.length > 0 ? ways : siteAs(more, told)
  const said = lines.flatMap(({ text }) => farewellIn(text, thanks)?.[0] ?? []).at(-1)
  const farewell = { question: '', payoff: '', lines: thanksIn(said ?? thanks[0] ?? '') }
  return [...scenes.slice(0, -1), { ...last, beats: [...withWay(last.beats, way), farewell] }]
}

/** What answers a question, and a last word, stay behind it. */
function withWay(beats: Scene['beats'], way: readonly Sentence[]): Scene['beats'] {
  return beats.map((beat, at) => {
    if (at < beats.length - 1) return beat
    const { lines } = beat
    const end = lines.at(-2)?.text.endsWith('?') ? lines.length - 2 : lines.length - 1
    const place =
      lines.at(-1)?.speaker === 'guest' || end < lines.length - 1 ? Math.max(0, end) : lines.length
    return { ...beat, lines: [...lines.slice(0, place), ...way, ...lines.slice(place)] }
  })
}

/** `… recommend them; and thank you for listening`: thanks are taken out wherever they stand, with what joins them. */
function withoutFarewell(scene: Scene | undefined, thanks: readonly string[]): Scene | undefined {
  const beats = scene?.beats
    .map((beat) => ({ ...beat, lines: beat.lines.flatMap((line) => withoutThanks(line, thanks)) }))
    .filter(({ lines }) => lines.length > 0)
  return scene && beats && { ...scene, beats }
}

/** Nothing but thanks. */
export const isFarewell = (line: Sentence, thanks: readonly string[]): boolean =>
  withoutThanks(line, thanks).length === 0

function withoutThanks(line: Sentence, thanks: readonly string[]): Sentence[] {
  const found = farewellIn(line.text, thanks)
  if (!found) return [line]
  const front = line.text.slice(0, found.index).replace(/[\s,;:–—-]+(?:(?:and|so|und|et|y) )?$/iu, '')
  const behind = line.text.slice(found.index + found[0].length).replace(/^[^.!?]*[.!?]*\s*/u, '')
  // `Vielen` belongs to its thanks.
  const said = ends.test(front) ? front : /\s/.test(front) ? `${front}.` : ''
  return [said, behind].filter((text) => /\p{L}{2}/u.test(text)).map((text) => ({ ...line, text }))
}
const ends = /[.!?…]["”'’)]*$/

/** From their first word to their last, whatever stands between: `Thank you very much for listening`. */
function farewellIn(text: string, thanks: readonly string[]): RegExpExecArray | null | undefined {
  const rooted = thanks.map((phrase) => {
    const [first = '', ...rest] = phrase.toLowerCase().match(/\p{L}+/gu) ?? []
    return new RegExp(`\\b${first.slice(0, 4)}\\p{L}*[^.!?;]{1,30}?${rest.at(-1)?.slice(0, 5)}\\p{L}*`, 'iu')
  })
  return rooted.map((pattern) => pattern.exec(text)).find((found) => found !== null)
}

/** A number, an address of mail or of a street, or whatever stands on the page of contacts. */
function isReached({ text, claims = [] }: Sentence, { sheet }: Told): boolean {
  const { passages } = sheet.reading
  const ways = new Set(passages.flatMap(({ id, kind }) => (kind === 'contact' ? [id] : [])))
  const streets = sheet.facts.filter(
    ({ kind, quote }) => (kind === 'contact' || kind === 'place') && /\d/.test(quote),
  )
  const isStreet =
    /\d/.test(text) && claims.some(({ passage }) => streets.some((fact) => fact.passage === passage))
  const isNumber = /(?:\d[\s()./-]{0,2}){7,}/.test(text)
  return isNumber || isStreet || text.includes('@') || claims.some(({ passage }) => ways.has(passage))
}

const isSite = ({ text }: Sentence, { sheet }: Told) => text.includes(sheet.reading.host)

/** What the hosts of the programme say of it. */
const waysIn = ({ chapters }: Script): Sentence[] =>
  (chapters.at(-1)?.sentences ?? []).filter(
    ({ speaker, text, support }) => isHost(speaker) && !text.endsWith('?') && support !== 'bridge',
  )

function siteAs(more: string, { sheet }: Told): Sentence[] {
  const text = more.replace('{site}', () => sheet.reading.host)
  return text ? [{ speaker: 'host', act: 'joint', text, support: 'bridge' }] : []
}

function thanksIn(said: string): Sentence[] {
  const text = `${said.charAt(0).toUpperCase()}${said.slice(1)}`.replace(/[.!]*$/, '.')
  return said ? [{ speaker: 'host', act: 'joint', text, support: 'bridge' }] : []
}
