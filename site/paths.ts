import { deletePath, listenPath, mediaPath } from '#domain/published-episode.ts'

/** Every address of the public site; components never spell one out. */
export const paths = {
  home: (section?: 'how-it-works' | 'success-stories' | 'service-packages' | 'contact') =>
    section ? `/#${section}` : '/',
  howItWorks: () => '/how-it-works',
  about: () => '/about',
  whyPodcast: () => '/why-podcast',
  pricing: () => '/pricing',
  contact: () => '/contact',
  contactStandIn: () => '/contact/stand-in',
  createPodcast: () => '/create-podcast',
  createFreeEpisode: () => '/create-free-episode',
  blog: () => '/blog',
  blogFeed: () => '/blog/feed.xml',
  article: (slug: string) => `/blog/${slug}`,
  landing: (slug: string) => `/${slug}`,
  guide: () => '/guide',
  privacy: () => '/privacy',
  terms: () => '/terms',
  imprint: () => '/imprint',
  thankYou: (booked: 'content-only' | 'content-distribution') => `/thank-you-${booked}`,
  standInCheckout: (offerId: string) => `/checkout/${offerId}`,
  cover: (id: string) => `/covers/${id}.svg`,
  socialCard: (id: string) => `/social/${id}.png`,
  identAudio: () => '/audio/ident.mp3',
  sampleAudio: (id: string) => `/audio/samples/${id}.mp3`,
  /** What a sample says, and what it rests on. */
  sample: (id: string) => `/samples/${id}`,
  /** The stream of a request's progress. */
  progress: (ticket: string) => `/progress/${ticket}`,
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
  /** The working screens; only who is signed in gets there. */
  studio: () => '/studio',
  studioSignIn: () => '/studio/sign-in',
  studioSignOut: () => '/studio/sign-out',
  studioSettings: () => '/studio/settings',
  studioSettingsVersions: () => '/studio/settings/versions',
  /** A public page as it would be. */
  studioPreview: (key: string, page: string) => `/studio/preview/${key}${page}`,
  studioEpisode: (requestId: string) => `/studio/episodes/${requestId}`,
  icon: (name: string) => `/icons/${name}.png`,
  gallery: () => '/__gallery',
}

/** `/blog/some-article` has the social card `blog-some-article`; the home page's is `home`. */
export const cardId = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/** The working screens, and `.data`, under which the router fetches what they show. */
export const isStudio = (path: string) => /^\/studio(?:$|[/.])/.test(path)
export const isStudioSignIn = (path: string) => /^\/studio\/sign-in(?:$|[/.])/.test(path)

/** Which candidate, and which of its pages. */
export function previewOf(path: string) {
  const [, key, address] = /^\/studio\/preview\/([0-9a-f]{32})(\/.*)?$/.exec(path) ?? []
  return key ? { key, address: address ?? '/' } : undefined
}
