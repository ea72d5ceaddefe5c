import type { Speaker } from '#domain/script.ts'

/** How the desk offers titles, voices, music and covers. */
export const choiceWords = {
  heading: 'Title, voices, music and cover',
  title: 'Title of the episode',
  chapter: (number: number) => `Title of chapter ${number}`,
  voice: {
    host: 'Voice of the host',
    guest: 'Voice of the guest',
    reader: 'Voice of the website',
    customer: 'Voice of customers',
  } satisfies Record<Speaker, string>,
  usualVoice: 'As usual',
  theme: 'Music',
  cover: 'Cover',
  take: (number: number) => (number === 0 ? 'The show’s own' : `Take ${number + 1}`),
  keep: 'Keep',
  hear: 'Hear',
  sample: { loading: 'Wait …', playing: 'Stop', refused: 'Silent' },
  choose: 'Choose',
  chosen: 'Chosen',
} as const
