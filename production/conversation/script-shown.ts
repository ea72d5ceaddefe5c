/** A script as a model sees it: numbered, as data, with the words it rests on or with what is wrong. */
import { countSpokenWords, type PlacedLine, placedIn, type Scenes } from '#domain/conversation/scenes.ts'
import { isHost } from '#domain/script.ts'
import { asData } from './as-data.ts'
import { type Disputes, keyOfLine } from './disputes.ts'

export type Mark = {
  /** Of the line, from 1. */
  number: number
  /** It is the first line of a scene, and all of that is meant. */
  isOfScene?: boolean
  reason: string
  /** What code or the second reader refuses: it is never heard. The rest could be better. */
  isFinal: boolean
  /** What code knows for sure: nobody can dispute it. */
  isFirm?: boolean
}

type Shown = {
  /** Only these, from 0. */
  scenes?: ReadonlySet<number>
  marks?: readonly Mark[]
  /** Numbers of beats, from 1, that are to be written again: then beats are shown. */
  faulty?: ReadonlySet<number>
  /** Whoever checks needs them; what was read already is said, too. */
  withQuotes?: boolean
  /** What a writer has said against marks, for the second reader. */
  disputes?: Disputes
}

/** Words that stand beside a line above are not read out again. */
function onceOnly(quote: string, number: number, seen: Map<string, number>): string {
  const before = seen.get(quote)
  if (before !== undefined && before !== number) return `as beside line ${before}`
  seen.set(quote, number)
  return quote
}

export function scriptAsData(all: Scenes, shown: Shown = {}): string {
  const placed = placedIn(all)
  const seen = new Map<string, number>()
  let beat = 0
  const rows = all.flatMap(({ title, words, beats }, at) => {
    if (shown.scenes && !shown.scenes.has(at)) {
      beat += beats.length
      return []
    }
    const lines = placed.filter(({ scene }) => scene === at)
    const head = { scene: at + 1, title, has: countSpokenWords(lines.map(({ line }) => line)), wanted: words }
    const told = beats.flatMap(({ question, payoff }, index) => {
      beat += 1
      const own = lines.filter((each) => each.beat === index).map((each) => rowOf(each, shown, seen))
      const isFaulty = shown.faulty?.has(beat)
      return shown.faulty ? [{ beat, ...(isFaulty && { '✗': true, question, payoff }) }, ...own] : own
    })
    return [head, ...told]
  })
  return asData('script', rows)
}

function rowOf(
  { line: { speaker, text, claims = [], confirmed, vouchedBy }, number }: PlacedLine,
  { marks = [], withQuotes, disputes = new Map() }: Shown,
  seen: Map<string, number>,
): readonly unknown[] {
  const row = [number, speaker, text]
  if (withQuotes) {
    if (confirmed || vouchedBy || !isHost(speaker)) return [...row, 'read already']
    const { reasons = [] } = disputes.get(keyOfLine({ speaker, text })) ?? {}
    return [
      ...row,
      [...new Set(claims.map(({ quote }) => onceOnly(quote, number, seen)))],
      ...(reasons.length > 0
        ? [`a checker says: ${reasons.join(' ')} The writer says: the words are there.`]
        : []),
    ]
  }
  const here = marks.filter((mark) => mark.number === number)
  return [...row, ...here.map(({ reason, isFirm }) => `${isFirm ? '✗✗' : '✗'} ${reason}`)]
}
