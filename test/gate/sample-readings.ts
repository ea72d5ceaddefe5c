/** Every sample website that can be read, as the gate gets it. */
import { readdirSync } from 'node:fs'
import type { Passage, Reading } from '#domain/evidence.ts'
import { sentencesOf } from '#domain/gate/site.ts'
import { readWebsite } from '#reader/read-website.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'

const folder = 'content/sample-sites'
const web = fixtureWeb({ folder, ourName: 'Offmic' })

export const readings: Reading[] = []
for (const host of readdirSync(folder)) {
  const read = await readWebsite({ web, url: `https://${host}/` })
  // The hostile one is made of words that nobody would say.
  if (read.outcome === 'read' && host !== 'mallory-and-sons.test') readings.push(read.reading)
}

export type Sentence = { reading: Reading; passage: Passage; text: string; next?: string | undefined }

/** What the websites state, sentence by sentence, with the sentence after it. */
export const sentences: Sentence[] = readings.flatMap((reading) =>
  reading.passages
    .filter(({ kind }) => kind === 'text' || kind === 'list' || kind === 'price' || kind === 'question')
    .flatMap((passage) => {
      const all = sentencesOf(passage.text, reading.language)
      return all.map((text, at) => ({ reading, passage, text, next: all[at + 1] }))
    })
    .filter(({ text }) => !text.endsWith('?')),
)

export const namesIn = (reading: Reading): string[] => [
  ...new Set(
    reading.passages.flatMap(({ kind, text }) =>
      kind === 'heading' || kind === 'title' ? [] : (text.match(/\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\b/gu) ?? []),
    ),
  ),
]

/** The passage with these words, wherever the reader put it. */
export function passageWith(host: string, words: string): { reading: Reading; passage: Passage } {
  const reading = readings.find((each) => each.host === host)
  const passage = reading?.passages.find(({ text }) => text.includes(words))
  if (!reading || !passage) throw new Error(`No passage of ${host} says “${words}”.`)
  return { reading, passage }
}
