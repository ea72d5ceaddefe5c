/** A script as a model sees it: numbered, as data, with the words it rests on or with what is wrong. */
import { countSpokenWords, type PlacedLine, placedIn, type Scenes } from '#domain/conversation/scenes.ts'
import { isHost } from '#domain/script.ts'
import { asData } from './as-data.ts'

export type Mark = {
  /** Of the line, from 1. */
  number: number
  /** It is the first line of a scene, and all of that is meant. */
  isOfScene?: boolean
  reason: string
  /** What code or the second reader refuses: it is never heard. The rest could be better. */
  isFinal: boolean
}

type Shown = {
  /** Only these, from 0. */
  scenes?: ReadonlySet<number>
  marks?: readonly Mark[]
  /** Numbers of beats, from 1, that are to be written again: then beats are shown. */
  faulty?: ReadonlySet<number>
  /** Whoever checks needs them; what was read already is said, too. */
  withQuotes?: boolean
}

export function scriptAsData(all: Scenes, shown: Shown = {}): string {
  const placed = placedIn(all)
  let beat = 0
  const rows = all.flatMap(({ title, words, beats }, at) => {
    const lines = placed.filter(({ scene }) => scene === at)
    const head = { scene: at + 1, title, has: countSpokenWords(lines.map(({ line }) => line)), wanted: words }
    const told = beats.flatMap(({ question, payoff }, index) => {
      beat += 1
      const own = lines.filter((each) => each.beat === index).map((each) => rowOf(each, shown))
      const isFaulty = shown.faulty?.has(beat)
      return shown.faulty ? [{ beat, ...(isFaulty && { '✗': true, question, payoff }) }, ...own] : own
    })
    return shown.scenes && !shown.scenes.has(at) ? [] : [head, ...told]
  })
  return asData('script', rows)
}

function rowOf(
  { line: { speaker, text, claims = [], confirmed, vouchedBy }, number }: PlacedLine,
  { marks = [], withQuotes }: Shown,
): readonly unknown[] {
  const row = [number, speaker, text]
  if (withQuotes)
    return [
      ...row,
      confirmed || vouchedBy || !isHost(speaker) ? 'read already' : claims.map(({ quote }) => quote),
    ]
  return [...row, ...marks.filter((mark) => mark.number === number).map(({ reason }) => `✗ ${reason}`)]
}
