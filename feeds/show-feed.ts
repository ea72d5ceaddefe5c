/** A show as its feed: RSS 2.0, PSP-1, and those tags of Podcasting 2.0 that say something true. */
import { categoryParts } from '#domain/apple-categories.ts'
import { hub, type Receiver } from '#domain/directories.ts'
import { aiDisclosure } from '#domain/episode.ts'
import {
  type PublicShow,
  showAudioPath,
  showEpisodePath,
  showFeedPath,
  showFilePath,
  showPath,
} from '#domain/public-show.ts'
import type { MediaFile } from '#domain/published-episode.ts'
import { isOfMadeVoices, type ShowEpisodeInFeed } from '#domain/show-in-feed.ts'
import { escaped, marked, nothing, tag, type Xml } from './xml.ts'

const spaces = {
  version: '2.0',
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
}

type Shown = {
  origin: string
  show: PublicShow
  /** The newest first. */
  episodes: readonly ShowEpisodeInFeed[]
  showsOwner: boolean
  /** Who is told of its changes: apps may ask them instead of us. */
  told?: readonly Receiver[]
}

export const showFeed = (shown: Shown): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<?xml-stylesheet type="text/css" href="/feed.css"?>',
    tag(
      'rss',
      spaces,
      tag('channel', {}, ...channel(shown), ...shown.episodes.map((each) => item(shown, each))),
    ).xml,
    '',
  ].join('\n')

function channel({ origin, show, episodes, showsOwner, told = [] }: Shown): Xml[] {
  const [category, part] = categoryParts(show.category)
  // Every episode of a show has the cover of the show; the oldest one's address changes least.
  const first = episodes.at(-1)
  const cover = first && origin + showFilePath(show.slug, first, 'cover.jpg')
  const isAi = episodes.some(isOfMadeVoices)
  const owner = showsOwner && show.ownerEmail ? show.ownerEmail : undefined
  return [
    tag('atom:link', { rel: 'self', type: 'application/rss+xml', href: origin + showFeedPath(show.slug) }),
    told.includes('websub') ? tag('atom:link', { rel: 'hub', href: hub }) : nothing,
    tag('title', {}, show.title),
    tag('link', {}, origin + showPath(show.slug)),
    tag(
      'description',
      {},
      [show.farewell, show.description, isAi && aiDisclosure].filter(Boolean).join('\n\n'),
    ),
    tag('language', {}, show.language),
    tag('itunes:category', { text: category }, part ? tag('itunes:category', { text: part }) : undefined),
    tag('itunes:explicit', {}, false),
    cover ? tag('itunes:image', { href: cover }) : nothing,
    cover ? rssImage(cover, show.title, origin + showPath(show.slug)) : nothing,
    tag('itunes:author', {}, show.author),
    tag('itunes:type', {}, 'episodic'),
    show.movingTo ? tag('itunes:new-feed-url', {}, show.movingTo) : nothing,
    show.endingSince ? tag('itunes:complete', {}, 'Yes') : nothing,
    owner
      ? tag('itunes:owner', {}, tag('itunes:name', {}, show.author), tag('itunes:email', {}, owner))
      : nothing,
    show.podcastGuid ? tag('podcast:guid', {}, show.podcastGuid) : nothing,
    tag('podcast:medium', {}, 'podcast'),
    told.includes('podping') ? tag('podcast:podping', { usesPodping: true }) : nothing,
    tag('podcast:locked', { owner }, show.isLocked && !show.movingTo ? 'yes' : 'no'),
    isAi ? aiContent : nothing,
  ]
}

const rssImage = (url: string, title: string, link: string) =>
  tag('image', {}, tag('url', {}, url), tag('title', {}, title), tag('link', {}, link))

function item({ origin, show }: Shown, episode: ShowEpisodeInFeed): Xml {
  const { slug, language, came, files } = episode
  const { season, number, kind } = came ?? { season: null, number: episode.number, kind: 'full' }
  const isThere = (file: MediaFile, written: Xml) => (files.includes(file) ? written : nothing)
  const file = (name: MediaFile) => origin + showFilePath(show.slug, episode, name)
  const transcript = (name: MediaFile, type: string, rel?: string) =>
    tag('podcast:transcript', { url: file(name), type, language, rel })
  return tag(
    'item',
    {},
    tag('title', {}, episode.title),
    tag('guid', { isPermaLink: episode.isLink }, episode.guid),
    tag('link', {}, origin + showEpisodePath(show.slug, slug)),
    // RFC 2822 knows no GMT.
    tag('pubDate', {}, episode.publishedAt.toUTCString().replace('GMT', '+0000')),
    marked('description', notesOf(episode)),
    tag('enclosure', {
      url: origin + showAudioPath(show.slug, slug),
      length: episode.bytes,
      type: 'audio/mpeg',
    }),
    tag('itunes:duration', {}, Math.round(episode.seconds)),
    tag('itunes:explicit', {}, false),
    tag('itunes:episodeType', {}, kind),
    counted('itunes:season', season),
    counted('itunes:episode', number),
    tag('itunes:image', { href: file('cover.jpg') }),
    counted('podcast:season', season),
    counted('podcast:episode', number),
    isThere('transcript.vtt', transcript('transcript.vtt', 'text/vtt', 'captions')),
    isThere('transcript.txt', transcript('transcript.txt', 'text/plain')),
    isThere(
      'chapters.json',
      tag('podcast:chapters', { url: file('chapters.json'), type: 'application/json+chapters' }),
    ),
    isOfMadeVoices(episode) ? aiContent : nothing,
  )
}

const aiContent = tag('podcast:txt', { purpose: 'ai-content' }, true)
const counted = (name: string, number: number | null) => (number === null ? nothing : tag(name, {}, number))

/** Spoken, tagged, and written where apps show the notes. */
const notesOf = (episode: ShowEpisodeInFeed): string =>
  [...episode.description.split(/\n+/), isOfMadeVoices(episode) ? aiDisclosure : '']
    .filter((line) => line.trim())
    .map((line) => `<p>${escaped(line.trim())}</p>`)
    .join('')
