type Platform = { id: string; name: string }

export const platforms: readonly Platform[] = [
  { id: 'spotify', name: 'Spotify' },
  { id: 'apple-podcasts', name: 'Apple Podcasts' },
  { id: 'amazon-music', name: 'Amazon Music' },
  { id: 'iheart-radio', name: 'iHeart Radio' },
  { id: 'deezer', name: 'Deezer' },
  { id: 'acast', name: 'Acast' },
]
