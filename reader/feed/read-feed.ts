/** The feed of another host, read as data: nothing in it is followed, expanded or believed. */
import { parseRssFeed } from 'feedsmith'
import { appleCategories } from '#domain/apple-categories.ts'
import {
  type ArrivingEpisode,
  type ArrivingShow,
  type EpisodeKind,
  type FeedFault,
  arrivingLimits as limits,
} from '#domain/arriving-show.ts'
import { aiDisclosure } from '#domain/episode.ts'
import { isId } from '#domain/id.ts'
import { plainText } from './plain-text.ts'

const parse = (xml: string) => parseRssFeed(xml)
type Feed = ReturnType<typeof parse>
type Item = NonNullable<Feed['items']>[number]
export type ReadFeed = { show: ArrivingShow; episodes: ArrivingEpisode[]; words: string[] }

/** `words`: what its owner has put into it to prove that it is theirs. */
export function readFeed(xml: string): ReadFeed | FeedFault {
  // What a feed never needs, and bombs do.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return 'not-a-feed'
  const feed = parsed(xml)
  if (!feed) return 'not-a-feed'
  const items = (feed.items ?? []).filter(({ enclosures }) => enclosures?.[0]?.url)
  if (items.length === 0) return 'no-episodes'
  if (items.length > limits.episodes) return 'too-many'
  if (items.some(({ guid }) => !isFitGuid(guid?.value))) return 'no-guid'
  if (new Set(items.map(({ guid }) => guid?.value)).size < items.length) return 'same-guid'
  if (items.some(({ pubDate }) => !isFitDate(Date.parse(pubDate ?? '')))) return 'no-date'
  const show = showIn(feed)
  // Feeds have the newest first: of two within one second that is the later one.
  const episodes = items.toReversed().map((item) => episodeIn(item, show))
  return { show, episodes: episodes.toSorted(byDate), words: wordsIn(feed) }
}

/** What no database keeps byte for byte, no app has ever known an episode by. */
const isFitGuid = (guid = '') =>
  guid !== '' && guid.length <= limits.guid && guid.isWellFormed() && !guid.includes('\0')

const mostWebsite = 1000
const day = 86_400_000
/** Before that there were no podcasts, and a clock may go ahead by a day. Of no date: never. */
const isFitDate = (at: number) => at > Date.UTC(1990) && at < Date.now() + day

function parsed(xml: string): Feed | undefined {
  try {
    return parse(xml)
  } catch {
    return undefined
  }
}

const byDate = (one: ArrivingEpisode, other: ArrivingEpisode) =>
  Date.parse(one.publishedAt) - Date.parse(other.publishedAt)

function showIn(feed: Feed): ArrivingShow {
  const { itunes, podcast } = feed
  const [top, part] = [itunes?.categories?.[0]?.text, itunes?.categories?.[0]?.categories?.[0]?.text]
  const category = [top && part && `${top} > ${part}`, top].find((each) =>
    appleCategories.includes(each ?? ''),
  )
  const guid = podcast?.guid?.trim().toLowerCase() ?? ''
  const isAi = saysAi(podcast?.txts)
  return {
    title: plainText(feed.title, 1000),
    description: withoutDisclosure(plainText(feed.description ?? itunes?.summary, 10_000), isAi),
    language: languageOf(feed.language),
    category: category ?? '',
    author: plainText(itunes?.author ?? itunes?.owner?.name, 1000),
    website: address(feed.link, mostWebsite) ?? '',
    ownerEmail: plainText(podcast?.locked?.owner ?? itunes?.owner?.email, 254),
    podcastGuid: isId(guid) ? guid : null,
    isLocked: podcast?.locked?.value === true,
    isAi,
    image: address(itunes?.image ?? feed.image?.url),
  }
}

function episodeIn(item: Item, show: ArrivingShow): ArrivingEpisode {
  const { itunes, podcast } = item
  const [sound] = item.enclosures ?? []
  const isAi = saysAi(podcast?.txts)
  const described = item.content?.encoded ?? item.description ?? itunes?.summary
  return {
    guid: item.guid?.value ?? '',
    isLink: item.guid?.isPermaLink !== false,
    title: plainText(item.title ?? itunes?.title, 1000),
    description: withoutDisclosure(plainText(described, 10_000), isAi),
    publishedAt: new Date(Date.parse(item.pubDate ?? '')).toISOString(),
    season: counted(podcast?.season?.number ?? itunes?.season),
    number: counted(podcast?.episode?.number ?? itunes?.episode),
    kind: kindOf(itunes?.episodeType),
    isAi,
    language: show.language,
    sound: { url: (sound?.url ?? '').slice(0, limits.address), type: plainText(sound?.type, 100) },
    image: address(itunes?.image),
    transcript: address(transcriptIn(podcast?.transcripts)),
    chapters: address(podcast?.chapters?.url),
  }
}

/** Those that we can read before others; of others it is told that they stay behind. */
function transcriptIn(transcripts: readonly { url?: string; type?: string }[] = []): string | undefined {
  const first = (types: RegExp) => transcripts.find(({ type }) => types.test(type ?? ''))
  return (first(/vtt/i) ?? first(/su?b?r(?:ip|t)/i) ?? transcripts[0])?.url
}

type Texts = readonly { display?: string; purpose?: string }[] | undefined
const saysAi = (texts: Texts) =>
  texts?.some(({ purpose, display }) => purpose === 'ai-content' && display?.trim() === 'true') === true

function wordsIn({ podcast, description }: Feed): string[] {
  const texts = podcast?.txts?.map(({ display }) => display ?? '') ?? []
  return [...texts, description ?? ''].map((text) => text.slice(0, 10_000))
}

/** We say it ourselves, below whatever is described. */
const withoutDisclosure = (text: string, isAi: boolean) =>
  isAi && text.endsWith(aiDisclosure) ? text.slice(0, -aiDisclosure.length).trimEnd() : text

const counted = (number: number | undefined) =>
  number !== undefined && Number.isInteger(number) && number > 0 && number < 100_000 ? number : null

const kindOf = (said: string | undefined): EpisodeKind => {
  const kind = said?.trim().toLowerCase()
  return kind === 'trailer' || kind === 'bonus' ? kind : 'full'
}

function languageOf(said: string | undefined): string {
  const [language = '', country] = (said ?? '').trim().split(/[-_]/)
  if (!/^[a-z]{2}$/i.test(language)) return ''
  const isCountry = country !== undefined && /^[a-z]{2}$/i.test(country)
  return language.toLowerCase() + (isCountry ? `-${country.toUpperCase()}` : '')
}

const address = (text: string | undefined, most: number = limits.address): string | null => {
  const url = URL.parse(text?.trim() ?? '')
  const isWeb = url && /^https?:$/.test(url.protocol) && url.href.length <= most
  return isWeb ? url.href : null
}
