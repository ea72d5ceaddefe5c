import { facts, range } from '#content/facts.ts'

/** The words that stand on every landing page. */
export const landingWords = {
  example: (show: string) => `An example: ${show}`,
  waveform: (show: string) => `Waveform of ${show}, in two colors: who asks, and the words of the website`,
  source: (at: string, by: string, address: string) => `At ${at}, read by ${by}. It stands on ${address}`,
  invented: (business: string) =>
    `${business} is invented, and so is its website, whose address ends in .test. The voices are our built-in AI preview voices.`,
  website: 'Your website',
  hearYours: 'Hear it about your business',
} as const

/** What the field in the middle of a page promises; each page says before it what to enter. */
export const freeEpisode = `We make a free episode from what it says and send it by e-mail within ${range(facts.sampleDeliveryHours)} hours.`
