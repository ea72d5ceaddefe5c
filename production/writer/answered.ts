/** What a passage answers: by its first words, which is enough to choose it, or by its heading, which is enough to ask for it. */
import type { ProgrammeQuestion } from '#content/programme/questions.ts'
import { countWords } from '#domain/language/sentences.ts'
import { wordsIn } from '#reader/phrases.ts'
import type { Excerpt } from './excerpt.ts'
import type { Words } from './words-of.ts'

const mostBeforeAnswer = 14
/** So many words of a heading say what stands below, whatever comes after them: `How it all began in the yard`. */
const leastOfBeginning = 3

/** An answer comes at once; the surest first. */
export function answersIn(
  excerpt: Pick<Excerpt, 'sentences' | 'heading' | 'under' | 'after'>,
  words: Words,
): readonly ProgrammeQuestion[] {
  const { sentences } = excerpt
  const begins = (sentences[0] ?? '').split(/\s+/).slice(0, mostBeforeAnswer).join(' ')
  // What somebody has done for twenty years, the house has not.
  const isOfOne = sentences.some((sentence) => words.heOrShe.in(sentence))
  const promised = promisedBy(excerpt, words)
  return words.shows.flatMap(([question, { first }]) =>
    (first.in(begins) && !(isOfOne && (question === 'since' || question === 'experience'))) ||
    promised.includes(question)
      ? [question]
      : [],
  )
}

/** What its heading says that it is about, where that stands right above: further down nobody knows what was promised. */
export function promisedBy(
  { heading, under, after }: Pick<Excerpt, 'heading' | 'under' | 'after'>,
  { shows }: Words,
): readonly ProgrammeQuestion[] {
  if (under === undefined || after !== undefined) return []
  const promised = shows.flatMap(([question, { head }]) =>
    head.is(heading) || countWords(head.startOf(heading) ?? '') >= leastOfBeginning ? [question] : [],
  )
  // `What we do not take on` begins like `What we do`.
  return promised.includes('limits') ? ['limits'] : promised
}

/** `We started …` and `Bramble started …` tell how it began: first words that answer a question of a host, and no others. */
function askedAtOnce(
  { sentences, kind, role }: Pick<Excerpt, 'sentences' | 'kind' | 'role'>,
  business: string,
  { opens, beforeName, firstPerson }: Words,
): ProgrammeQuestion | undefined {
  if (kind !== 'prose') return undefined
  const said = wordsIn(sentences[0] ?? '')
  const name = wordsIn(business)
  const at = said.indexOf(name[0] ?? '')
  const isNamed =
    at >= 0 && (name[0]?.length ?? 0) > 2 && said.slice(0, at).every((word) => beforeName.is(word))
  const end = said.findIndex((word, i) => i >= at && name[i - at] !== word)
  const rest = isNamed ? said.slice(end) : said
  const begins = (isNamed && !firstPerson.is(rest[0] ?? '') ? ['name', ...rest] : rest).join(' ')
  const text = `${begins} ${sentences.slice(1).join(' ')}`
  return opens.find(
    ([question, { opens, holds, not }]) =>
      opens.startOf(begins) &&
      !not.startOf(begins) &&
      (!holds || holds.in(text) !== undefined) &&
      // The page of one town names that town, and not where they work.
      (question !== 'area' || ofWhole.includes(role)),
  )?.[0]
}
const ofWhole: readonly Excerpt['role'][] = ['home', 'about', 'contact', 'questions']

/** What a host can ask for it: what it answers at once, or what the heading right above promises. For whom one part is, or what it holds, is not for whom they are, nor all they offer. */
export function askedOf(
  excerpt: Excerpt,
  business: string,
  words: Words,
  isBelowOther = false,
): ProgrammeQuestion | undefined {
  const atOnce = askedAtOnce(excerpt, business, words)
  return atOnce && !(isBelowOther && (atOnce === 'audience' || atOnce === 'range'))
    ? atOnce
    : promisedBy(excerpt, words).find((question) =>
        words.shows.some(([each, { isNamed }]) => each === question && isNamed),
      )
}
