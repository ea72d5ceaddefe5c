/** A script as a model sees it: numbered, as data, with the words it rests on or with what is wrong. */
import { countSpokenWords, type PlacedLine, placedIn, type Scenes } from '#domain/conversation/scenes.ts'
import type { Claim } from '#domain/gate/line.ts'
import { isHost } from '#domain/script.ts'
import { asData } from './as-data.ts'
import { factOf } from './cited.ts'
import { type Disputes, keyOfLine } from './disputes.ts'
import type { Fact } from './fact-sheet.ts'

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

/** Above each of the titles of chapters, where they are read with the rest. */
export const titleOfChapter = 'is the title of a chapter'

export type Tried = { scenes: Scenes; marks: readonly Mark[] }

type Shown = {
  /** Only these beats, by their numbers from 1; whoever repairs sees by ids what the others tell. */
  only?: ReadonlySet<number>
  told?: readonly Fact[]
  marks?: readonly Mark[]
  /** Numbers of beats, from 1, that are to be written again: then beats are shown. */
  faulty?: ReadonlySet<number>
  /** For whoever checks, those that stand above: each line names the ones it rests on, or was read already. */
  facts?: readonly Fact[]
  /** What a writer has said against marks, for the second reader. */
  disputes?: Disputes
}

type Row = readonly unknown[] | object

export function scriptAsData(all: Scenes, shown: Shown = {}): string {
  const placed = placedIn(all)
  let beat = 0
  const rows = all.flatMap(({ title, words, beats }, at) => {
    const lines = placed.filter(({ scene }) => scene === at)
    const head = { scene: at + 1, title, has: countSpokenWords(lines.map(({ line }) => line)), wanted: words }
    const told = beats.flatMap(({ question, payoff }, index): Row[] => {
      beat += 1
      const own = lines.filter((each) => each.beat === index)
      const isFaulty = shown.faulty?.has(beat)
      const first = shown.faulty ? [{ beat, ...(isFaulty && { '✗': true, question, payoff }) }] : []
      if (shown.only?.has(beat) === false)
        return shown.faulty ? [{ beat, tells: idsIn(own, shown.told) }] : []
      return [...first, ...own.map((each) => rowOf(each, shown))]
    })
    return told.length > 0 ? [head, ...told] : []
  })
  return asData('script', rows)
}

function rowOf({ line, number }: PlacedLine, shown: Shown): readonly unknown[] {
  const { speaker, text, claims = [] } = line
  const { marks = [], facts, disputes = new Map() } = shown
  const row = [number, speaker, text]
  if (facts) {
    if (line.confirmed || line.vouchedBy || !isHost(speaker)) return [...row, 'read already']
    const { reasons = [] } = disputes.get(keyOfLine(line)) ?? {}
    if (reasons.length === 0) return [...row, restsOn(claims, facts)]
    const said = `a checker says: ${reasons.join(' ')} The writer says: the words are there.`
    return [...row, restsOn(claims), said]
  }
  const here = marks.filter((mark) => mark.number === number)
  return [...row, ...here.map(({ reason, isFirm }) => `${isFirm ? '✗✗' : '✗'} ${reason}`)]
}

const idsIn = (lines: readonly PlacedLine[], facts: readonly Fact[] = []): string[] => {
  const claims = lines.flatMap(({ line }) => line.claims ?? [])
  return [...new Set(claims.flatMap((claim) => factOf(claim, facts)?.id ?? []))]
}

/** By the ids of facts that stand above; else the words. */
const restsOn = (claims: readonly Claim[], facts: readonly Fact[] = []): string[] => [
  ...new Set(claims.map((claim) => factOf(claim, facts)?.id ?? claim.quote)),
]
