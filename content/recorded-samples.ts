import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sample } from '#domain/sample.ts'
import { sampleOrders } from './samples.ts'

const fileOf = (id: string, ending: 'json' | 'mp3') => join(import.meta.dirname, 'samples', `${id}.${ending}`)

/** What `npm run samples` has written. */
export const recordedSamples: readonly Sample[] = sampleOrders.map(({ id }) =>
  JSON.parse(readFileSync(fileOf(id, 'json'), 'utf8')),
)

export const recordedSample = (id: string) => recordedSamples.find((sample) => sample.id === id)

export const sampleSound = (id: string): Uint8Array | undefined =>
  recordedSample(id) && readFileSync(fileOf(id, 'mp3'))
