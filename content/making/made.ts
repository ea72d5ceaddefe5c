import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MadeStep } from '#domain/production.ts'

export type ThrownAway = {
  business: string
  said: string
  /** Why it went, in the words of the second reader. */
  why: string
  /** What the website says there. */
  website: readonly string[]
}

/** How the episode of a sample came to be: written by `npm run making`, and by nobody's hand. */
export type Made = {
  sample: string
  /** Cores of the machine on which the times were measured. */
  cores: number
  seconds: Readonly<Partial<Record<MadeStep, number>>>
  /** Each passage of a page, in its order: 1 where the episode tells it. */
  pages: readonly { url: string; title: string; passages: readonly number[] }[]
  passages: number
  /** The whole of it; the sample is a part. `passages` are told in it, and `clips` are single recordings. */
  episode: { sentences: number; withSource: number; passages: number; clips: number; seconds: number }
  thrownAway: readonly ThrownAway[]
}

export const made = (): Made => JSON.parse(readFileSync(join(import.meta.dirname, 'made.json'), 'utf8'))
