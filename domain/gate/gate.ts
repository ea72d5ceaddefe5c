/** What a script may say. The same answer for ever: code, a reading, and lists of words. */
import type { Passage, Reading } from '#domain/evidence.ts'
import { judgeClaimed } from './claimed.ts'
import { type Context, contextOf } from './context.ts'
import { doubtsOf } from './doubts.ts'
import { formulaOf } from './formulas.ts'
import { type Claim, type Doubt, type Evidence, final, type Line, type Verdict } from './line.ts'
import { doubtsOfQuote } from './quotation.ts'
import { safetyOfSaid, safetyOfTyped } from './safety.ts'
import { type Site, type Statement, sentencesOf, siteOf } from './site.ts'
import { type IsFormula, verbatimOf } from './verbatim-line.ts'

export type Gate = {
  /** One line, after the lines before it. */
  judge: (line: Line, before?: readonly Line[]) => Verdict
  /** A title, a chapter title or a sentence of a summary: it stands without a voice beside it. */
  fitTitle: (text: string) => Verdict
}

type Judge = { site: Site; isFormula: IsFormula }

export function gateOf(reading: Reading, formulas: readonly string[]): Gate {
  const site = siteOf(reading)
  const judge: Judge = { site, isFormula: formulaOf(formulas, site) }
  return {
    judge: (line, before = []) => judgeLine(line, contextOf(before, site), judge),
    fitTitle: (text) => judgeTitle(text, judge),
  }
}

const speakers = new Set(['host', 'guest', 'reader', 'customer'])

function judgeLine(line: Line, context: Context, judge: Judge): Verdict {
  const { site, isFormula } = judge
  if (!speakers.has(line.speaker))
    return refused([final('mouth', `Nobody in the programme is called “${line.speaker}”.`)])
  const isRead = line.speaker === 'reader' || line.speaker === 'customer'
  // A heading that is read aloud is the website's own words; only hosts have lines of the programme.
  const verbatim = verbatimOf(line, context, site, isRead ? () => false : isFormula)
  if (verbatim) return doubted(line, verbatim.doubts, affirmed(verbatim.statements))
  if (isRead)
    return refused([
      final('mouth', 'This voice reads the website word for word, in whole sentences.'),
      ...typed(line, judge),
    ])
  if (line.claims?.length && site.vocabulary.isKnown) return judgeClaims(line, line.claims, context, judge)
  return doubted(line, typed(line, judge))
}

const refused = (doubts: readonly Doubt[]): Verdict => ({ verdict: 'refused', doubts })

/** Without a doubt it passes; with one, a person may vouch for it by name, unless nobody may. */
function doubted({ vouchedBy }: Line, doubts: readonly Doubt[], passed?: Verdict): Verdict {
  if (doubts.length === 0 && passed) return passed
  const by = vouchedBy?.trim() ?? ''
  const isFinal = doubts.some(({ sort }) => sort === 'final')
  return by.length > 1 && !isFinal ? { verdict: 'vouched', by, doubts } : refused(doubts)
}

const affirmed = (statements: readonly Statement[]): Verdict =>
  statements.length === 0 ? { verdict: 'formula' } : { verdict: 'quoted', evidence: evidenceOf(statements) }

const evidenceOf = (statements: readonly Statement[]): Evidence[] =>
  [...new Set(statements.map(({ passage }) => passage))].map(evidenceIn)

export const evidenceIn = ({ id, url, text, saidOn }: Passage): Evidence => ({
  ...{ id, url, passage: text },
  ...(saidOn && { saidOn }),
})

/** What a person typed, or a model without a quotation. */
function typed({ text, support }: Line, { site, isFormula }: Judge): Doubt[] {
  const named =
    support === undefined || support === 'bridge' ? [] : support.flatMap((id) => site.sectionOf.get(id) ?? [])
  const sections = named.length > 0 ? named : site.sections
  return sentencesOf(text, site.language)
    .filter((sentence) => !isFormula(sentence))
    .flatMap((sentence) => [...safetyOfTyped(sentence, site), ...doubtsOf(sentence, sections, site)])
}

/** Each sentence is judged on its own, and in the light of those before it. */
function judgeClaims(
  line: Line,
  claims: readonly Claim[],
  context: Context,
  { site, isFormula }: Judge,
): Verdict {
  // What only its owner says is read as theirs, and nobody may build on it.
  const sections = claims
    .flatMap(({ passage }) => site.sectionOf.get(passage) ?? [])
    .filter(({ passage }) => !passage.saidOn)
  const told: Statement[] = []
  const doubts = claims.flatMap((claim) => doubtsOfQuote(claim, site))
  let known = context
  for (const sentence of sentencesOf(line.text, site.language)) {
    if (isFormula(sentence)) continue
    const judged = judgeClaimed(sentence, sections, known, site)
    doubts.push(...judged.doubts)
    told.push(...judged.statements)
    const last = judged.statements.at(-1)
    known = {
      ...known,
      ...(last && { told: site.sectionOf.get(last.passage.id) }),
      heard: `${known.heard} ${sentence}`,
    }
  }
  return doubted(line, [...doubts, ...safetyOfSaid(told, site)], {
    verdict: 'supported',
    evidence: evidenceOf(told),
  })
}

const longestTitle = 120

function judgeTitle(text: string, judge: Judge): Verdict {
  const line: Line = { speaker: 'reader', text }
  const context: Context = { asked: [], heard: '' }
  const verbatim =
    text.length <= longestTitle ? verbatimOf(line, context, judge.site, judge.isFormula) : undefined
  if (verbatim) return doubted(line, verbatim.doubts, affirmed(verbatim.statements))
  const doubts = typed(line, judge)
  return refused(
    text.length > longestTitle
      ? [final('title', `A title has at most ${longestTitle} letters.`), ...doubts]
      : doubts,
  )
}
