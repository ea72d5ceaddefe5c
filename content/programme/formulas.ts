import { aiDisclosure } from '#domain/episode.ts'
import { languageOf } from './languages.ts'

/** Hosts of episodes that were made earlier asked so, and say so still. */
const askedBefore: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'en',
    ['Who does the work?', 'Who is behind it?', 'How long have they been there?', 'Where do they work?'],
  ],
  ['de', ['Wer macht die Arbeit?', 'Wer steht dahinter?', 'Wer ist da am Werk?', 'Wo arbeiten sie?']],
])

/** Everything that hosts say by themselves, with the places where facts of the website stand. */
export function formulasOf(language = 'en'): readonly string[] {
  const hosts = languageOf(language)?.hosts
  if (!hosts) return []
  const { summary: _, talk, chapters, ...lines } = hosts
  const asked = [...asksOf(language), ...(askedBefore.get(language) ?? [])]
  return ['{heading}', talk.more, ...Object.values(lines), ...asked, Object.values(chapters)]
    .flat()
    .map((line) => line.replace(/\{(?:telephone|email)\}/g, '{contact}'))
}

/** What hosts ask of a passage that names no topic. */
const asksOf = (language: string) =>
  Object.values(languageOf(language)?.questions ?? {}).flatMap(({ asks }) => asks)

/** … those of them after which somebody is read: nobody says them for nothing. */
function announcingOf(language = 'en'): readonly string[] {
  const hosts = languageOf(language)?.hosts
  if (!hosts) return []
  const { asksMore, topics, clauses, forWhom, persons, things, asksRange, goesOn } = hosts
  const { review, anotherReview, returns } = hosts
  return [
    ...[asksMore, topics, clauses, forWhom, persons, things, asksRange, goesOn],
    ...[review, anotherReview, returns],
  ].flat()
}

/** The three questions, and what leads to them: they stay where a passage after them goes. */
export function questionsOfFrame(language = 'en'): readonly string[] {
  const hosts = languageOf(language)?.hosts
  if (!hosts) return []
  const { disclosure, announces, announcesWhere, signs, signsWhere, asksWho } = hosts
  const { last, asksStep, asksPlace, asksReach, asksSite } = hosts
  return [
    [disclosure],
    announces,
    announcesWhere,
    signs,
    signsWhere,
    asksWho,
    last,
    asksStep,
    asksPlace,
    asksReach,
    asksSite,
  ].flat()
}

/** What every episode needs: names, numbers and the three questions. Anything else should be another in each. */
export function frameOf(language = 'en'): readonly string[] {
  const hosts = languageOf(language)?.hosts
  if (!hosts) return []
  const { asksRange, goesOn, topics, clauses, forWhom, persons, things } = hosts
  const free = new Set([
    '{heading}',
    ...asksRange,
    ...goesOn,
    ...topics,
    ...clauses,
    ...forWhom,
    ...persons,
    ...things,
    ...asksOf(language),
    ...(askedBefore.get(language) ?? []),
  ])
  return formulasOf(language).filter((line) => !free.has(line))
}

/** … and all that tells whether what they say still makes sense. */
export const programmeWordsOf = (language = 'en') => ({
  formulas: formulasOf(language),
  announcing: announcingOf(language),
  disclosure: languageOf(language)?.hosts.disclosure ?? aiDisclosure,
})
