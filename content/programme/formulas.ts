import { aiDisclosure } from '#domain/episode.ts'
import { own } from '#domain/own.ts'
import { languageOf } from './languages.ts'
import before from './said-before.json' with { type: 'json' }

/** Hosts of episodes that were made earlier asked so, and say so still. */
const saidBefore = (language: string): readonly string[] => own(before, language) ?? []

/** Everything that hosts say by themselves, with the places where facts of the website stand. */
export function formulasOf(language = 'en'): readonly string[] {
  const hosts = languageOf(language)?.hosts
  if (!hosts) return []
  const { summary: _, talk, chapters, ...lines } = hosts
  return [
    '{heading}',
    '{echo}',
    talk.more,
    ...Object.values(lines),
    ...asksOf(language),
    Object.values(chapters),
  ]
    .flat()
    .concat(saidBefore(language))
    .map((line) => line.replace(/\{(?:telephone|email)\}/g, '{contact}'))
}

/** What hosts ask of a passage that answers at once, or whose heading promises something. */
function asksOf(language: string): readonly string[] {
  const { hosts, questions, asks } = languageOf(language) ?? {}
  const named = Object.values(questions ?? {}).flatMap(({ about }) =>
    about === undefined ? [] : (hosts?.topics ?? []).map((topic) => topic.replace('{subject}', () => about)),
  )
  return [...named, ...Object.values(asks ?? {}).flatMap(({ says }) => says)]
}

/** … those of them after which somebody is read: nobody says them for nothing. */
function announcingOf(language = 'en'): readonly string[] {
  const hosts = languageOf(language)?.hosts
  if (!hosts) return []
  const {
    topics,
    reads,
    names,
    asksWho,
    asksWhat,
    goesOn,
    asksRange,
    asksSome,
    asksSomePrices,
    review,
    anotherReview,
    returns,
  } = hosts
  return [
    topics,
    reads,
    names,
    asksWho,
    asksWhat,
    goesOn,
    asksRange,
    asksSome,
    asksSomePrices,
    review,
    anotherReview,
    returns,
    [hosts.chapters.more],
    asksOf(language),
  ].flat()
}

/** The three questions, and what leads to them: they stay where a passage after them goes. */
export function questionsOfFrame(language = 'en'): readonly string[] {
  const hosts = languageOf(language)?.hosts
  if (!hosts) return []
  const { disclosure, announces, opened, asksStep, asksPlace, asksReach, asksSite } = hosts
  return [[disclosure], announces, opened, asksStep, asksPlace, asksReach, asksSite].flat()
}

/** What every episode needs: names, numbers and the three questions. Anything else should be another in each. */
export function frameOf(language = 'en'): readonly string[] {
  const hosts = languageOf(language)?.hosts
  if (!hosts) return []
  const { asksRange, asksSome, asksSomePrices, topics, reads, names, asksWho, asksWhat, goesOn } = hosts
  const free = new Set([
    ...[
      '{heading}',
      '{echo}',
      ...asksRange,
      ...asksSome,
      ...asksSomePrices,
      ...topics,
      ...reads,
      ...names,
      ...asksWho,
      ...asksWhat,
      ...goesOn,
    ],
    ...[...asksOf(language), ...saidBefore(language)],
  ])
  return formulasOf(language).filter((line) => !free.has(line))
}

/** … and all that tells whether what they say still makes sense. */
export const programmeWordsOf = (language = 'en') => ({
  formulas: formulasOf(language),
  announcing: announcingOf(language),
  disclosure: languageOf(language)?.hosts.disclosure ?? aiDisclosure,
})
