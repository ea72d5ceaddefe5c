/** The words around a sample, on the home page and on its own. */
export const sampleWords = {
  hear: 'Hear',
  pause: 'Pause',
  seconds: (seconds: number) => `${Math.round(seconds)} seconds`,
  transcript: 'Transcript and sources',
  kicker: (show: string) => `A sample of ${show}`,
  title: (show: string) => `${show}: a sample, word for word`,
  description: (show: string, seconds: number) =>
    `Every sentence of a ${Math.round(seconds)}-second sample of ${show}, with the words of the sample website that it rests on.`,
  caption: (business: string, voices: string) =>
    `${business} is invented. Our production line wrote and recorded this beginning of an episode from a sample website, without a person at a microphone. ${voices} are our built-in AI preview voices.`,
  address:
    'The website exists only as a sample. Its address ends in .test, which no public website can have, so the addresses below are not links.',
  back: {
    title: 'Your own website instead?',
    button: 'Get a free episode',
    link: 'Back to the six example shows',
  },
} as const
