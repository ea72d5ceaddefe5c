import { own } from './own.ts'

/** Where people find shows, and what each place wants before it lists one. */
type Directory = {
  id: string
  name: string
  /** Where somebody enters a feed there. */
  enter: string
  /** Whose pages its listings are. */
  hosts: readonly string[]
  /** It sends a code to the address of the owner, which has to stand in the feed for that. */
  asksOwner: boolean
}

export const directories = [
  {
    id: 'apple',
    name: 'Apple Podcasts',
    enter: 'https://podcastsconnect.apple.com/my-podcasts/new-feed',
    hosts: ['podcasts.apple.com'],
    asksOwner: false,
  },
  {
    id: 'spotify',
    name: 'Spotify',
    enter: 'https://creators.spotify.com/pod/dashboard/submit',
    hosts: ['open.spotify.com'],
    asksOwner: true,
  },
  {
    id: 'youtube',
    name: 'YouTube Music',
    enter: 'https://studio.youtube.com/',
    hosts: ['music.youtube.com', 'www.youtube.com', 'youtube.com'],
    asksOwner: true,
  },
  {
    id: 'amazon',
    name: 'Amazon Music',
    enter: 'https://podcasters.amazon.com/',
    hosts: ['music.amazon.com', 'music.amazon.de', 'music.amazon.co.uk'],
    asksOwner: true,
  },
  {
    id: 'podcast-index',
    name: 'Podcast Index',
    enter: 'https://podcastindex.org/add',
    hosts: ['podcastindex.org'],
    asksOwner: false,
  },
  {
    id: 'deezer',
    name: 'Deezer',
    enter: 'https://podcasters.deezer.com/submission',
    hosts: ['www.deezer.com', 'deezer.com'],
    asksOwner: true,
  },
  {
    id: 'pocket-casts',
    name: 'Pocket Casts',
    enter: 'https://pocketcasts.com/submit/',
    hosts: ['pca.st', 'pocketcasts.com'],
    asksOwner: false,
  },
] as const satisfies readonly Directory[]

export type DirectoryId = (typeof directories)[number]['id']

export const directoryOf = (id: string): Directory | undefined => directories.find((each) => each.id === id)

/** What somebody has said of a place, or the place itself. A show that may be entered and is not has none. */
export type ListingState = 'sent' | 'listed' | 'refused' | 'not-wanted'

/** The address of a listing as it is kept; undefined: it is no page of this place. */
export function listingAddress({ hosts }: Pick<Directory, 'hosts'>, typed: string): string | undefined {
  const url = URL.parse(typed.trim())
  const isThere = url?.protocol === 'https:' && !url.username && !url.port && hosts.includes(url.hostname)
  return isThere && url.pathname.length > 1 && url.href.length <= 500 ? url.href : undefined
}

/** Whether a page speaks of a show: its name is there, however it is spelled in HTML. */
export const namesShow = (page: string, title: string): boolean => plain(page).includes(plain(title))

const plain = (text: string) =>
  text
    .replace(/&#x([\da-f]{1,6});/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => character(Number(code)))
    .replace(/&(?:amp|quot|apos|lt|gt|nbsp);/g, (name) => own(named, name) ?? name)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const named: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&apos;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
}
const character = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : ' ')

/** Who is told that a feed is another one, without a person. */
export const receivers = ['podcast-index', 'podping', 'websub'] as const
export type Receiver = (typeof receivers)[number]

/** Anybody’s, and named in feeds: where apps subscribe to what we tell it. */
export const hub = 'https://pubsubhubbub.appspot.com/'

/** Seconds until the next try; undefined: a day has passed, and it is given up until the feed changes again. */
export const triesAgainAfter = (tries: number): number | undefined =>
  [60, 300, 900, 3600, 3 * 3600, 6 * 3600, 12 * 3600][tries - 1]
