/** What directories and apps ask of a show and of each of its episodes, before anybody sees it. */
import { appleCategories } from './apple-categories.ts'
import { checkEmail } from './email-address.ts'
import { type EpisodeTexts, isShowSlug, type ShowTexts, showLimits } from './public-show.ts'

const bytes = (text: string) => new TextEncoder().encode(text).length
const isSentence = (text: string) => text.trim().split(/\s+/).length >= 3
const isTooLong = (text: string) => text.length > showLimits.value

type Broken<Asked, Field> = readonly { field: Field; isBroken: (asked: Asked) => boolean }[]
/** The field is the one that mends it. */
type Table<Asked, Field> = Readonly<Record<string, Broken<Asked, Field>[number]>>

export type ShowField = keyof ShowTexts | 'episodes'
type AskedOfShow = ShowTexts & { episodes: number }

const ofShow = {
  'no-title': { field: 'title', isBroken: ({ title }) => !title },
  'long-title': { field: 'title', isBroken: ({ title }) => isTooLong(title) },
  'bad-slug': { field: 'slug', isBroken: ({ slug }) => !isShowSlug(slug) },
  'no-description': { field: 'description', isBroken: ({ description }) => !isSentence(description) },
  'long-description': {
    field: 'description',
    isBroken: ({ description }) => bytes(description) > showLimits.descriptionBytes,
  },
  'no-category': { field: 'category', isBroken: ({ category }) => !appleCategories.includes(category) },
  'no-language': {
    field: 'language',
    isBroken: ({ language }) => !/^[a-z]{2}(?:-[A-Z]{2})?$/.test(language),
  },
  'no-author': { field: 'author', isBroken: ({ author }) => !author },
  'long-author': { field: 'author', isBroken: ({ author }) => isTooLong(author) },
  'no-website': { field: 'website', isBroken: ({ website }) => !isSecureAddress(website) },
  'bad-owner': {
    field: 'ownerEmail',
    isBroken: ({ ownerEmail }) => ownerEmail !== '' && !checkEmail(ownerEmail),
  },
  'no-episode': { field: 'episodes', isBroken: ({ episodes }) => episodes === 0 },
} as const satisfies Table<AskedOfShow, ShowField>

type AskedOfEpisode = EpisodeTexts & {
  /** What its show is called. */
  show: string
  seconds: number
  /** What it says it has, and what lies there. */
  bytes: number
  storedBytes: number | undefined
}

const ofEpisode = {
  'no-title': { field: 'title', isBroken: ({ title }) => !title },
  'long-title': { field: 'title', isBroken: ({ title }) => isTooLong(title) },
  'number-in-title': {
    field: 'title',
    isBroken: ({ title }) => /^(?:#\s*\d|\d+\s*[.:|–—-]\s|(?:episode|ep\.?|folge)\s*#?\d)/i.test(title),
  },
  'show-in-title': {
    field: 'title',
    isBroken: ({ title, show }) => show !== '' && title.toLowerCase().includes(show.toLowerCase()),
  },
  'no-description': { field: 'description', isBroken: ({ description }) => !isSentence(description) },
  'long-description': {
    field: 'description',
    isBroken: ({ description }) => bytes(description) > showLimits.descriptionBytes,
  },
  'no-sound': {
    field: 'sound',
    isBroken: ({ bytes: said, storedBytes, seconds }) => said !== storedBytes || seconds < 1,
  },
} as const satisfies Table<AskedOfEpisode, keyof EpisodeTexts | 'sound'>

export type ShowRule = keyof typeof ofShow
export type EpisodeRule = keyof typeof ofEpisode
export const showRules = ofShow
export const episodeRules = ofEpisode

const brokenOf = <Rule extends string, Asked>(
  rules: Readonly<Record<Rule, { isBroken: (asked: Asked) => boolean }>>,
  asked: Asked,
): Rule[] =>
  // The cast: keys of an object are texts to the compiler.
  (Object.keys(rules) as Rule[]).filter((rule) => rules[rule].isBroken(asked))

/** Empty: it may be seen. */
export const againstShow = (asked: AskedOfShow): ShowRule[] => brokenOf<ShowRule, AskedOfShow>(ofShow, asked)
export const againstEpisode = (asked: AskedOfEpisode): EpisodeRule[] =>
  brokenOf<EpisodeRule, AskedOfEpisode>(ofEpisode, asked)

function isSecureAddress(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.hostname.includes('.') && text.length <= showLimits.value
}
