/** What the public pages of a show, and its feed in a browser, say around the client’s own words. */
export const publicShows = {
  kicker: 'Podcast',
  by: (author: string) => `A show by ${author}`,
  episodes: 'Episodes',
  older: 'Older episodes',
  episode: (number: number) => `Episode ${number}`,
  minutes: (count: number) => (count <= 1 ? '1 minute' : `${count} minutes`),
  subscribe: {
    title: 'Listen in your app',
    text: 'Choose your app, or copy the address of the feed into any other one.',
    feed: 'Address of the feed',
    scan: 'The address of this show, for the camera of a phone',
    apps: { apple: 'Apple Podcasts', pocketCasts: 'Pocket Casts', overcast: 'Overcast' },
  },
  allOf: (show: string) => `All episodes of ${show}`,
  notes: 'About this episode',
  withdrawn: {
    heading: 'This episode is not here any more.',
    text: 'Whoever makes this show has taken it out. The other episodes are where they were.',
  },
  ended: { heading: 'This show has ended.', text: 'Thank you for listening.' },
  unknown: {
    heading: 'There is no such show.',
    text: 'Perhaps the address is written differently, or it is not public.',
    link: 'What we do',
  },
  embed: {
    player: (title: string) => `Play ${title}`,
    title: 'Put it on your website',
    text: 'Copy this where your page shall have the player. Add ?theme=light or ?theme=dark to its address to decide for one of them.',
    code: 'Code of the player',
  },
  feed: 'This is the feed of a podcast. Copy the address of this page into your podcast app to hear every new episode there.',
} as const
