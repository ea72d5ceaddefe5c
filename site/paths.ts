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
  /** The stream of a request's progress. */
  progress: (ticket: string) => `/progress/${ticket}`,
  icon: (name: string) => `/icons/${name}.png`,
  gallery: () => '/__gallery',
}

/** `/blog/some-article` has the social card `blog-some-article`; the home page's is `home`. */
export const cardId = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))
