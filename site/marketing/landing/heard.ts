/** What a landing page lets its reader hear: a sample, and two of its sentences where they stand on the website. */
import type { LandingSample } from '#content/landing/landing-page.ts'
import type { Sample } from '#domain/sample.ts'
import { spokenBy } from '#domain/spoken-by.ts'
import { type Waveform, waveformOf } from '#domain/waveform.ts'

type Said = {
  by: string
  start: number
  end: number
  /** Where it stands, without the scheme. */
  address: string
  before: string
  text: string
  after: string
}

export type HeardShow = {
  id: string
  show: string
  business: string
  seconds: number
  waveform: Waveform
  said: readonly [Said, Said]
  /** When each sentence that stands on the website is spoken, and on which page it stands. */
  sources: readonly { middle: number; address: string }[]
}

export function heardOf(sample: Sample, { sentences: [one, other] }: LandingSample): HeardShow {
  const { id, show, business, seconds } = sample
  return {
    ...{ id, show, business, seconds, waveform: waveformOf(sample) },
    said: [saidIn(sample, one), saidIn(sample, other)],
    sources: sample.sentences.flatMap(({ start, end, evidence: [source] }) =>
      source ? [{ middle: (start + end) / 2, address: addressOf(source.url) }] : [],
    ),
  }
}

function saidIn(sample: Sample, beginning: string): Said {
  const sentence = sample.sentences.find(({ text }) => text.startsWith(beginning))
  const [source] = sentence?.evidence ?? []
  const at = source?.passage.indexOf(sentence?.text ?? '') ?? -1
  if (!sentence || !source || at < 0)
    throw new Error(`No sentence of ${sample.id} that begins with “${beginning}” stands on its website.`)
  const { text, speaker, start, end } = sentence
  return {
    ...{ text, start, end, by: spokenBy(sample, speaker), address: addressOf(source.url) },
    before: source.passage.slice(0, at),
    after: source.passage.slice(at + text.length),
  }
}

const addressOf = (url: string) => url.replace(/^https:\/\//, '').replace(/\/$/, '')
