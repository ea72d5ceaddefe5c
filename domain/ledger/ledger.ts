/** What each sentence of a script states, and where the website says so. Computed, never asserted. */
import type { Reading } from '#domain/evidence.ts'
import { gateOf } from '#domain/gate/gate.ts'
import type { Evidence, Verdict as GateVerdict, Line } from '#domain/gate/line.ts'
import { evidenceIn } from '#domain/gate/outcome.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Script, Sentence } from '#domain/script.ts'

/** `bridge`: it says nothing about the business. */
export type LedgerVerdict = 'supported' | 'bridge' | 'unsupported'

type LedgerEntry = {
  chapter: number
  /** Its place within the chapter. */
  sentence: number
  text: string
  verdict: LedgerVerdict
  reason: string
  evidence: readonly Evidence[]
  /** Nothing on the website says it; this person does, by name. */
  vouchedBy?: string
  /** Nobody may answer for it: what could hurt somebody stands on the website, or is not said. */
  isFinal?: boolean
}

export type Ledger = {
  entries: readonly LedgerEntry[]
  figures: { sentences: number; supported: number; bridges: number; unsupported: number; words: number }
}

type Judging = {
  reading: Reading
  /** What hosts of the show's language say by themselves. */
  formulas: readonly string[]
  /** As it was judged when it was made: what nobody has touched keeps its verdict. */
  made?: Ledger | undefined
}

export function checkScript(script: Script, { reading, formulas, made }: Judging): Ledger {
  const gate = gateOf(reading, formulas)
  const known = new Map(
    (made?.entries ?? []).map((entry, at, all) => [keyOf(all[at - 1]?.text, entry.text), entry]),
  )
  const before: Line[] = []
  const entries = script.chapters.flatMap(({ sentences }, chapter) =>
    sentences.map((sentence, at): LedgerEntry => {
      // A second reading has read it where it stood: as it was judged then, or not at all.
      const line = made ? withoutReading(lineOf(sentence)) : lineOf(sentence)
      const kept = sentence.vouchedBy ? undefined : known.get(keyOf(before.at(-1)?.text, sentence.text))
      const judged = kept ?? entryOf(gate.judge(line, before), behind(reading, sentence))
      before.push(line)
      return { ...judged, chapter, sentence: at, text: sentence.text }
    }),
  )
  return { entries, figures: figuresOf(entries) }
}

/** A number that a phrase gives has a page, and one that only its owner has given is shown as theirs. */
const behind = ({ passages }: Reading, { support }: Sentence): Evidence[] =>
  passages.filter(({ id }) => support !== 'bridge' && support.includes(id)).map(evidenceIn)

/** Behind another line a sentence may mean something else. */
const keyOf = (before: string | undefined, text: string) => JSON.stringify([before, text])

const lineOf = ({ speaker, text, act, support, by, claims, confirmed, vouchedBy }: Sentence): Line => ({
  speaker,
  text,
  support,
  ...(by && { by }),
  ...(claims && { claims }),
  ...(act && { act }),
  ...(confirmed && { confirmed }),
  ...(vouchedBy && { vouchedBy }),
})

const withoutReading = ({ confirmed: _, ...line }: Line): Line => line

type Judged = Pick<LedgerEntry, 'verdict' | 'reason' | 'evidence' | 'vouchedBy' | 'isFinal'>

function entryOf(verdict: GateVerdict, behind: readonly Evidence[]): Judged {
  if (verdict.verdict === 'formula')
    return { verdict: 'bridge', reason: 'States nothing about the business.', evidence: behind }
  if (verdict.verdict === 'quoted')
    return {
      verdict: 'supported',
      reason: verdict.evidence.some(({ saidOn }) => saidOn)
        ? 'Whoever asked for the episode says so; it does not stand on the website.'
        : 'Stands on the website, word for word.',
      evidence: verdict.evidence,
    }
  if (verdict.verdict === 'supported')
    return { verdict: 'supported', reason: 'The website says so.', evidence: verdict.evidence }
  if (verdict.verdict === 'confirmed')
    return verdict.as === 'claim'
      ? {
          verdict: 'supported',
          reason: `A second reading by ${verdict.by} finds it there.`,
          evidence: verdict.evidence,
        }
      : { verdict: 'bridge', reason: `A second reading by ${verdict.by} finds no claim in it.`, evidence: [] }
  const reason = verdict.doubts.map((doubt) => doubt.reason).join(' ')
  if (verdict.verdict === 'vouched')
    return {
      verdict: 'supported',
      reason: `${verdict.by} vouches for it. ${reason}`.trim(),
      evidence: [],
      vouchedBy: verdict.by,
    }
  const isFinal = verdict.doubts.some(({ sort }) => sort === 'final')
  return {
    verdict: 'unsupported',
    reason: reason || 'Nothing on the website says it.',
    evidence: [],
    ...(isFinal && { isFinal }),
  }
}

function figuresOf(entries: readonly LedgerEntry[]): Ledger['figures'] {
  const count = (wanted: LedgerVerdict) => entries.filter(({ verdict }) => verdict === wanted).length
  return {
    sentences: entries.length,
    supported: count('supported'),
    bridges: count('bridge'),
    unsupported: count('unsupported'),
    words: countWords(entries.map(({ text }) => text).join(' ')),
  }
}
