/** A sentence with quotations: it goes along them word for word, part by part, or code does not affirm it. */
import { type Context, isHeard, pointsBack } from './context.ts'
import type { Span } from './follow.ts'
import { type Doubt, fault, type Line, open } from './line.ts'
import { doubtsOfRetold } from './retold/doubts.ts'
import type { Section, Site, Statement } from './site.ts'
import { spansOf } from './spans.ts'
import { speakerOf } from './speakers.ts'
import { hasTwoRows } from './table-rows.ts'
import { above, answerIn } from './verbatim.ts'
import { type Word, wordsOf } from './words.ts'

/** The lines before, with what was said of this one, and the whole of it. */
type Around = { before: readonly Line[]; line: Line }
type Told = { statements: readonly Statement[]; doubts: readonly Doubt[] }

export function judgeClaimed(
  text: string,
  sections: readonly Section[],
  { before, line }: Around,
  context: Context,
  site: Site,
): Told {
  const words = wordsOf(text, site.language)
  if (text.endsWith('?'))
    return {
      statements: [],
      doubts: [
        open('question', 'A question may claim something: use one of the website or of the programme.'),
        ...doubtsOfRetold(text, sections, before, site, line),
      ],
    }
  const answer = yesOrNo(words, sections, context, site)
  if (answer) return { statements: [answer], doubts: [] }
  const spans = spansOf(text, words, sections, site)
  const doubts =
    spans.length > 0
      ? doubtsOfSpans(spans, words, context, site).map((doubt) => ofLine(doubt, line, spans, site))
      : doubtsOfRetold(text, sections, before, site, line)
  return { statements: spans.flatMap(statementsOf), doubts }
}

const statementsOf = ({ section, words }: Span) =>
  section.sentences.filter(({ at }) => words.some(({ sentence }) => sentence === at))

/** `“It was easy.” That's Chloe, too`: the rest of the line says whose words these are. */
function ofLine(doubt: Doubt, { text }: Line, spans: readonly Span[], site: Site): Doubt {
  if (doubt.check !== 'speaker') return doubt
  const said = new Set(wordsOf(text, site.language).map(({ key }) => key))
  const names = spans.flatMap(({ section }) => signersOf(section, site))
  return names.some(({ key }) => said.has(key)) ? { ...doubt, sort: 'open' } : doubt
}

/** `Managing Partner, Lowe & Sons` without the name of the website and without joints. */
const signersOf = ({ signature }: Section, { language, vocabulary, name }: Site) =>
  wordsOf(signature, language).filter(
    ({ key }) => key.length > 2 && !vocabulary.common.has(key) && !name.some((own) => own.key === key),
  )

/** `No.` alone stands for the first sentence of the answer. */
function yesOrNo(
  words: readonly Word[],
  sections: readonly Section[],
  { asked }: Context,
  site: Site,
): Statement | undefined {
  if (words.length !== 1) return undefined
  return sections
    .filter((section) => asked.includes(section))
    .flatMap((section) => section.sentences[section.asked] ?? [])
    .find((first) => answerIn(first, site) && first.words[0]?.key === words[0]?.key)
}

function doubtsOfSpans(spans: readonly Span[], said: readonly Word[], context: Context, site: Site): Doubt[] {
  let known = context
  return spans.flatMap((span) => {
    const found = [
      ...pointing(span, known, site),
      ...asAnswer(span, known, site),
      ...ofCustomers(span, said, known, site),
      ...twoPrices(span, site),
      ...above(span.section, [{ words: said }], known, site),
    ]
    known = { ...known, told: span.section }
    return found
  })
}

function pointing(span: Span, context: Context, site: Site): Doubt[] {
  const [first] = span.words
  const isOpen = !span.isNamed && pointsBack(span.words, span.isCut, site)
  if (!isOpen || isHeard(span.section, context, first?.sentence === span.section.asked && !span.isCut))
    return []
  return [open('reference', `On the website “${first?.raw}” means something that has not been said here.`)]
}

function twoPrices({ section, isRow }: Span, site: Site): Doubt[] {
  return isRow && hasTwoRows(section, site)
    ? [fault('row', 'The website has two prices for this: say which.')]
    : []
}

/** A yes or a no belongs to the question that it answers. */
function asAnswer({ section, words }: Span, { asked }: Context, site: Site): Doubt[] {
  const key = words[0]?.key ?? ''
  const isAnswer = section.asked > 0 && (site.vocabulary.yes.has(key) || site.vocabulary.no.has(key))
  return isAnswer && !asked.includes(section)
    ? [open('answer', 'A yes or a no needs its question before it.')]
    : []
}

/** Whoever says `I` or praises has a name, and it has been said. */
function ofCustomers(
  { section, words, isNamed }: Span,
  said: readonly Word[],
  { heard }: Context,
  site: Site,
): Doubt[] {
  const isQuote = section.passage.kind === 'quote'
  const own = words.some(({ key }) => site.vocabulary.i.get(key))
  if (isNamed || (!isQuote && !own)) return []
  const [given = ''] = speakerOf(section, site).map(({ raw }) => raw)
  const isSaid = given.length > 0 && (heard.includes(given) || said.some(({ raw }) => raw === given))
  return isSaid
    ? []
    : [
        (isQuote ? fault : open)(
          'speaker',
          `These are words of ${section.signature || given || 'somebody'}: say so.`,
        ),
      ]
}
