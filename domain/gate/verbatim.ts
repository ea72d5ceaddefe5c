/** Whole sentences of the website, word for word, in the right mouth and after what they need. */
import { type Context, isHeard, pointsBack } from './context.ts'
import { type Doubt, fault, final, type Line } from './line.ts'
import { speaksAsThem } from './persons.ts'
import { beginsWith } from './phrases.ts'
import { asks, keyOf, type Section, type Site, type Statement } from './site.ts'
import { wordsOf } from './words.ts'

/** Sentences that stand one after the other on the website. */
type Run = { section: Section; statements: readonly Statement[] }

/** The longest stretch of the website with which these sentences begin; more than one where it stands on several pages. */
export function runsAt(sentences: readonly string[], site: Site): Run[] {
  const keys = sentences.map((text) => keyOf(wordsOf(text, site.language)))
  const runs = (site.sentences.get(keys[0] ?? '') ?? []).flatMap((first): Run[] => {
    const section = site.sectionOf.get(first.passage.id)
    if (!section) return []
    const following = section.sentences.slice(first.at)
    // A question mark makes another sentence of the same words.
    const length = following.findIndex(
      ({ words, text }, at) => keyOf(words) !== keys[at] || asks(text) !== asks(sentences[at] ?? ''),
    )
    return length === 0 ? [] : [{ section, statements: length < 0 ? following : following.slice(0, length) }]
  })
  const longest = Math.max(0, ...runs.map(({ statements }) => statements.length))
  return runs.filter(({ statements }) => statements.length === longest)
}

export function doubtsOfRun(run: Run, line: Line, context: Context, site: Site): Doubt[] {
  const states = run.statements.some(({ isQuestion }) => !isQuestion)
  return [
    ...mouthOf(run, line, context, site),
    ...(states
      ? [
          ...answers(run, context, site),
          ...reference(run, context, site),
          ...above(run.section, run.statements, context, site),
        ]
      : []),
  ]
}

/** Who may say it. */
function mouthOf({ section, statements }: Run, line: Line, context: Context, site: Site): Doubt[] {
  const isReview = section.passage.kind === 'quote'
  if (line.speaker === 'customer') return isReview ? signatureOf(section, line, context) : [notTheirs]
  if (isReview)
    return [
      fault(
        'mouth',
        `These are the words of ${section.signature || 'a customer'}: only the voice that reads reviews may say them.`,
      ),
    ]
  // Within a text only the whole of it says what its quotation marks mean.
  if (statements.some(({ isQuoted }) => isQuoted) && statements.length < section.sentences.length)
    return [fault('mouth', 'On the website these words stand in quotation marks: read the whole passage.')]
  if (line.speaker === 'reader') return []
  if (section.passage.saidOn && statements.some(({ isQuestion }) => !isQuestion)) return [ofOwner]
  const isOwn = statements.some(
    ({ words, isQuestion }) => !isQuestion && speaksAsThem(words, site.vocabulary),
  )
  return isOwn ? [fault('mouth', 'A host would speak as the business: let the reading voice say it.')] : []
}

const ofOwner = final('mouth', 'The owner says this: only the reading voice may.')
const notTheirs = final('mouth', 'No customer says this on the website.')

function signatureOf({ signature }: Section, { by }: Line, { heard }: Context): Doubt[] {
  if (!signature) return [fault('signature', 'Nobody has signed these words on the website.')]
  const name = signature.split(',')[0] ?? signature
  if (by !== undefined && by !== signature && by !== name)
    return [final('signature', `These are the words of ${name}, not of ${by}.`)]
  return by !== undefined || heard.includes(name)
    ? []
    : [fault('signature', `Say who says it: ${signature}.`)]
}

/** An answer stands behind its own question, and from its beginning. */
function answers({ section, statements }: Run, { asked }: Context, site: Site): Doubt[] {
  const first = statements[0]
  if (!first || first.isQuestion) return []
  if (asked.length > 0 && !asked.includes(section))
    return [fault('answer', 'It answers another question than the one that was just asked.')]
  const answer = section.sentences[section.asked]
  const isYesOrNo = answer !== undefined && section.asked > 0 && answerIn(answer, site) !== undefined
  if (!isYesOrNo) return []
  if (asked.length === 0 && first === answer)
    return [fault('answer', 'A yes or a no needs its question before it.')]
  // Without its yes an answer says the same, without its no the opposite.
  const isCut = asked.length > 0 && first !== answer && answerIn(answer, site) === 'no'
  return isCut ? [fault('answer', `The website answers “${answer.text}” first.`)] : []
}

export function answerIn({ words }: Statement, { vocabulary }: Site): 'yes' | 'no' | undefined {
  const [first, second] = words
  if (!first || (second && !second.after && words.length > 3)) return undefined
  if (vocabulary.no.has(first.key)) return 'no'
  return vocabulary.yes.has(first.key) ? 'yes' : undefined
}

/** `She`, `it` and `then` need what they mean; a review stands for itself. */
function reference({ section, statements }: Run, context: Context, site: Site): Doubt[] {
  const [first] = statements
  const isOpen =
    first && section.passage.kind !== 'quote' && !first.isQuestion && pointsBack(first.words, false, site)
  if (!isOpen || isHeard(section, context, first.at === section.asked)) return []
  return [fault('reference', `“${first.words[0]?.raw}” means something that has not been said here.`)]
}

/** A heading may say that it is not so yet. */
export function above(
  { passage }: Section,
  said: readonly Pick<Statement, 'words'>[],
  { heard }: Context,
  { vocabulary, language }: Site,
): Doubt[] {
  const heading = wordsOf(passage.heading, language)
  const limit = heading
    .map((_, at) => beginsWith(heading.slice(at), vocabulary.limitsAbove))
    .find((found) => found !== undefined)
  const isSaid =
    limit &&
    (heard.includes(passage.heading) || said.some(({ words }) => keyOf(words).includes(limit.phrase)))
  return limit && !isSaid ? [fault('limit', `On the website this stands below “${passage.heading}”.`)] : []
}
