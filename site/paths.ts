import { deletePath, listenPath, mediaPath } from '#domain/published-episode.ts'
import { portalPaths } from './portal-paths.ts'
import { showPaths } from './show-paths.ts'
import { studioShowPaths } from './studio-show-paths.ts'

/** Every address of the public site; components never spell one out. */
export const paths = {
  home: (section?: 'how-it-works' | 'success-stories' | 'service-packages' | 'contact') =>
    section ? `/#${section}` : '/',
  howItWorks: () => '/how-it-works',
  about: () => '/about',
  whyPodcast: () => '/why-podcast',
  pricing: () => '/pricing',
  compare: () => '/compare',
  making: () => '/how-an-episode-is-made',
  contact: () => '/contact',
  contactProposed: () => '/contact/proposed',
  createPodcast: () => '/create-podcast',
  createFreeEpisode: () => '/create-free-episode',
  blog: () => '/blog',
  blogFeed: () => '/blog/feed.xml',
  article: (slug: string) => `/blog/${slug}`,
  landing: (slug: string) => `/${slug}`,
  guide: () => '/guide',
  firstChapter: () => '/guide/chapter-1',
  privacy: () => '/privacy',
  terms: () => '/terms',
  imprint: () => '/imprint',
  thankYou: (booked: 'content-only' | 'content-distribution') => `/thank-you-${booked}`,
  standInCheckout: (offerId: string) => `/checkout/${offerId}`,
  cover: (id: string) => `/covers/${id}.svg`,
  socialCard: (id: string) => `/social/${id}.png`,
  identAudio: () => '/audio/ident.mp3',
  sampleAudio: (id: string) => `/audio/samples/${id}.mp3`,
  samples: () => '/samples',
  /** What a sample says, and what it rests on. */
  sample: (id: string) => `/samples/${id}`,
  /** The stream of a request's progress. */
  progress: (ticket: string) => `/progress/${ticket}`,
  /** Its cover, which is another one with another `drawn`. */
  progressCover: (ticket: string, drawn: string) => `/progress/${ticket}/cover.jpg?drawn=${drawn}`,
  /** Where whoever asked changes their episode; `token` is a ticket, or what a letter or the episode's page brings. */
  minute: (token: string) => `/minute/${token}`,
  /** Where the reader of a letter ends all mail. */
  stop: (token: string) => `/stop/${token}`,
  /** What would have been sent, where there is no mail server. */
  mailView: () => '/__mail',
  mailViewLetter: (name: string) => `/__mail/${name}`,
  mailViewHtml: (name: string) => `/__mail/${name}/html`,
  mailViewFile: (name: string) => `/__mail/${name}/file`,
  /** The page of an episode, its end, and its files. */
  listen: listenPath,
  deleteEpisode: deletePath,
  media: mediaPath,
  ...showPaths,
  /** The working screens; only who is signed in gets there. */
  studio: () => '/studio',
  studioSignIn: () => '/studio/sign-in',
  /** Opens the door once; `secret` is what the link's reader alone knows. */
  studioLink: (secret: string) => `/studio/sign-in/${secret}`,
  studioSecondFactor: () => '/studio/sign-in/check',
  studioSetUp: () => '/studio/sign-in/set-up',
  /** What a browser asks its authenticator, on the way in and on the account's page. */
  studioPasskey: () => '/studio/sign-in/passkey',
  studioAccount: () => '/studio/account',
  studioAccountCodes: () => '/studio/account/codes',
  studioAccountPasskey: () => '/studio/account/passkey',
  studioOperators: () => '/studio/operators',
  studioSignOut: () => '/studio/sign-out',
  studioBoardNews: () => '/studio/board/news',
  studioNew: (show?: string) => `/studio/new${show ? `?show=${show}` : ''}`,
  studioFind: () => '/studio/find',
  studioFindMatches: () => '/studio/find/matches',
  studioSettings: () => '/studio/settings',
  studioSettingsVersions: () => '/studio/settings/versions',
  studioKeys: () => '/studio/settings/keys',
  /** A public page as it would be. */
  /** Also the icon of a browser's tab. */
  mark: (version?: string) => `/favicon.svg${version ? `?v=${version}` : ''}`,
  studioPreview: (key: string, page: string) => `/studio/preview/${key}${page}`,
  studioEpisode: (requestId: string) => `/studio/episodes/${requestId}`,
  studioAim: (requestId: string) => `/studio/episodes/${requestId}/told-from`,
  studioGuides: () => '/studio/guides',
  /** The host of a website as URLs write it. */
  studioGuide: (host: string) => `/studio/guide/${host}`,
  studioWritten: (requestId: string) => `/studio/episodes/${requestId}/written`,
  studioWriting: () => '/studio/writing',
  studioVersions: (requestId: string) => `/studio/episodes/${requestId}/versions`,
  /** What was read of the website; `search` says for which place of the script. */
  studioRead: (requestId: string, search = '') => `/studio/episodes/${requestId}/read${search}`,
  studioDeskTag: (requestId: string) => `/studio/episodes/${requestId}/tag`,
  /** Another name whenever the sound is another one. */
  studioEpisodeSound: (requestId: string, version: string) =>
    `/studio/episodes/${requestId}/episode.mp3?v=${version}`,
  /** Before they are chosen. */
  studioCover: (requestId: string, take: number) => `/studio/episodes/${requestId}/cover-${take}.svg`,
  studioThemeSound: (requestId: string, take: number) => `/studio/episodes/${requestId}/theme-${take}.wav`,
  studioVoiceSound: (requestId: string, sentence: string, version: number, voice: string) =>
    `/studio/episodes/${requestId}/sentences/${sentence}.wav?v=${version}&voice=${voice}`,
  studioSentenceSound: (requestId: string, sentence: string, version: number) =>
    `/studio/episodes/${requestId}/sentences/${sentence}.wav?v=${version}`,
  studioClients: (before?: string) => `/studio/clients${before ? `?before=${before}` : ''}`,
  /** `page` counts from 1. */
  studioCalendar: (page = 1) => `/studio/calendar${page > 1 ? `?page=${page}` : ''}`,
  studioClient: (id: string) => `/studio/clients/${id}`,
  ...studioShowPaths,
  ...portalPaths,
  studioPeople: () => '/studio/people',
  studioPersonExport: () => '/studio/people/export',
  studioReceipt: (number: number) => `/studio/people/receipts/${number}`,
  studioReceiptFile: (number: number) => `/studio/people/receipts/${number}/file`,
  /** What would have been sent to people, where there is no mail server. */
  studioLetters: () => '/studio/letters',
  studioLetter: (id: string) => `/studio/letters/${id}`,
  studioLetterFile: (id: string) => `/studio/letters/${id}/file`,
  studioHealth: () => '/studio/health',
  studioHealthFile: () => '/studio/health.json',
  studioLog: (filter: Record<string, string> = {}) => `/studio/log${query(filter)}`,
  studioLogFile: (filter: Record<string, string> = {}) => `/studio/log/file${query(filter)}`,
  deskPicture: () => '/pictures/desk.webp',
  icon: (name: string) => `/icons/${name}.png`,
  gallery: () => '/__gallery',
  /** Nobody's address: how the server asks for the page of what a door has refused. */
  trouble: () => '/__trouble',
}

const query = (filter: Record<string, string>) => {
  const text = new URLSearchParams(filter).toString()
  return text && `?${text}`
}

/** `/blog/some-article` has the social card `blog-some-article`; the home page's is `home`. */
export const cardId = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))
/** The working screens, and `.data`, under which the router fetches what they show. */
export const isStudio = (path: string) => /^\/studio(?:$|[/.])/.test(path)
/** What is open to whoever is not signed in. */
export const isStudioSignIn = (path: string) => /^\/studio\/sign-(?:in|out)(?:$|[/.])/.test(path)
/** What an open page asks by itself: no sign that somebody is there. */
export const isStudioWatch = (path: string) =>
  path === '/studio/board/news' || /^\/studio\/episodes\/[^/]+\/tag$/.test(path)

/** Which candidate, and which of its pages. */
export function previewOf(path: string) {
  const [, key, address] = /^\/studio\/preview\/([0-9a-f]{32})(\/.*)?$/.exec(path) ?? []
  return key ? { key, address: address ?? '/' } : undefined
}
