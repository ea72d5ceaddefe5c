/** However it was written: the end says how to reach them, and thanks. */
import type { Scenes } from '#domain/conversation/scenes.ts'
import { isHost, type Script, type Sentence } from '#domain/script.ts'
import type { Told } from './told.ts'

type End = { programme: Script; thanks: readonly string[]; more: string }

export function withClosing(scenes: Scenes, told: Told, { programme, thanks, more }: End): Scenes {
  const last = scenes.at(-1)
  if (!last) return scenes
  const lines = last.beats.flatMap((beat) => beat.lines)
  const ways = waysIn(programme)
  const isSaid = lines.some((line) => isReached(line, told) || (ways.length === 0 && isSite(line, told)))
  const way = isSaid ? [] : ways.length > 0 ? ways : siteAs(more, told)
  const hasThanks = lines.some(({ text }) => isThanks(text, thanks))
  if (way.length === 0 && hasThanks) return scenes
  const beats = last.beats.map((beat, at) =>
    at === last.beats.length - 1 ? { ...beat, lines: withBeforeThanks(beat.lines, way, thanks) } : beat,
  )
  const added = hasThanks ? [] : [{ question: '', payoff: '', lines: thanksIn(thanks) }]
  return [...scenes.slice(0, -1), { ...last, beats: [...beats, ...added] }]
}

/** Whoever has thanked says nothing more. */
function withBeforeThanks(
  lines: readonly Sentence[],
  way: readonly Sentence[],
  thanks: readonly string[],
): Sentence[] {
  const found = lines.findIndex(({ text }) => isThanks(text, thanks))
  // What answers a question stays behind it.
  const at = lines[found - 1]?.text.endsWith('?') ? found - 1 : found
  return at < 0 ? [...lines, ...way] : [...lines.slice(0, at), ...way, ...lines.slice(at)]
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

const isThanks = (text: string, thanks: readonly string[]) => {
  const word = text.toLowerCase()
  return thanks.some((phrase) => word.includes(phrase.toLowerCase().split(' ')[0]?.slice(0, 5) ?? phrase))
}

const thanksIn = ([phrase]: readonly string[]): Sentence[] =>
  phrase ? [{ speaker: 'host', act: 'joint', text: phrase, support: 'bridge' }] : []
