/** What a script may say. The same answer for ever: code, a reading, and lists of words. */
import type { Reading } from '#domain/evidence.ts'
import { asTheyAsk } from './asked.ts'
import { judgeClaimed } from './claimed.ts'
import { type Context, contextOf } from './context.ts'
import { doubtsOf } from './doubts.ts'
import { formulaOf } from './formulas.ts'
import { type Claim, type Doubt, final, type Line, type Verdict } from './line.ts'
import { doubted, evidenceOf, refused, settledBy } from './outcome.ts'
import { readOverDoor } from './over-door.ts'
import { doubtsOfQuotes } from './quotation.ts'
import { doubtsOfRetold } from './retold/doubts.ts'
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
    judge: (line, before = []) => settledBy(line, judgeLine(line, before, judge), site),
    fitTitle: (text) => judgeTitle(text, judge),
  }
}

const speakers = new Set(['host', 'guest', 'reader', 'customer'])

function judgeLine(line: Line, before: readonly Line[], judge: Judge): Verdict {
  const { site, isFormula } = judge
  const context = contextOf(before, site)
  if (!speakers.has(line.speaker))
    return refused([final('mouth', `Nobody in the programme is called “${line.speaker}”.`)])
  const isRead = line.speaker === 'reader' || line.speaker === 'customer'
  // A heading that is read aloud is the website's own words; only hosts have lines of the programme.
  const verbatim = verbatimOf(line, context, site, isRead ? () => false : isFormula)
  const isOther = verbatim && verbatim.doubts.length > 0 && isTold(line)
  if (verbatim && !isOther) return doubted(line, verbatim.doubts, affirmed(verbatim.statements))
  if (isRead)
    return (
      readOverDoor(line, site) ??
      refused([
        final('mouth', 'This voice reads the website word for word, in whole sentences.'),
        ...typed(line, judge),
      ])
    )
  const kept = isOther ? verbatim.doubts.map((doubt) => inTalk(doubt, line)) : []
  if (line.claims?.length && site.vocabulary.isKnown)
    return judgeClaims(line, line.claims, before, { context, kept }, judge)
  return doubted(line, [...kept, ...(isTold(line) ? talked(line, before, judge) : typed(line, judge))])
}

/** A writer with words of his own says what each line claims, and so that another one claims nothing. */
const isTold = ({ claims, act, confirmed }: Line) => (claims ?? act ?? confirmed) !== undefined

/** In a talk a sentence of the website may stand elsewhere than there: whether it fits has to be read. */
const inTalk = (doubt: Doubt, { text }: Line): Doubt => {
  const isQuoted = doubt.check === 'mouth' && doubt.sort === 'fault' && /^["“„«'‘]/.test(text)
  return isQuoted || ['reference', 'answer', 'joined'].includes(doubt.check)
    ? { ...doubt, sort: 'open' }
    : doubt
}

const talked = (line: Line, before: readonly Line[], { site, isFormula }: Judge): Doubt[] =>
  sentencesOf(line.text, site.language).flatMap((sentence, at, all) =>
    isFormula(sentence)
      ? []
      : doubtsOfRetold(sentence, [], behind(line, all.slice(0, at), before), site, line),
  )

/** What was said of a line so far was said before the rest of it. */
const behind = (line: Line, said: readonly string[], before: readonly Line[]): readonly Line[] =>
  said.length === 0 ? before : [...before, { ...line, text: said.join(' ') }]

const affirmed = (statements: readonly Statement[]): Verdict =>
  statements.length === 0 ? { verdict: 'formula' } : { verdict: 'quoted', evidence: evidenceOf(statements) }

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
  before: readonly Line[],
  { context, kept }: { context: Context; kept: readonly Doubt[] },
  { site, isFormula }: Judge,
): Verdict {
  // What only its owner says is read as theirs, and nobody may build on it.
  const sections = claims
    .flatMap(({ passage }) => site.sectionOf.get(passage) ?? [])
    .filter(({ passage }) => !passage.saidOn || passage.isEntered)
  const told: Statement[] = []
  const doubts = [...kept, ...doubtsOfQuotes(claims, site).map((doubt) => asTheyAsk(doubt, line, site))]
  let known = context
  const sentences = sentencesOf(line.text, site.language)
  for (const [at, sentence] of sentences.entries()) {
    if (isFormula(sentence)) continue
    const around = { before: behind(line, sentences.slice(0, at), before), line }
    const judged = judgeClaimed(sentence, sections, around, known, site)
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
