/** Marks excerpts as readers have marked others: a weight for each trait and each question, added up. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { type Head, heads, type Marks } from './marks.ts'
import { places, type Traits } from './traits.ts'

/** Weights are whole numbers of so many steps a unit; -128 to 127 is more than any trait deserves. */
export const stepsOfWeight = 24

/** Of each head: a byte a trait, one for its usual answer, and one for how often readers said yes, of 127. */
export const bytesOfHead = places + 2

export type Classifier = {
  mark(traits: Traits): Marks
  /** How often readers said yes to each. */
  usual: Marks
}

/** Long excerpts have many traits; each counts the less. */
export const shareOfTrait = (traits: number) => 3 / Math.sqrt(Math.max(1, traits))

export function classifierWith(weights: Int8Array): Classifier {
  const marksBy = (mark: (from: number) => number) =>
    Object.fromEntries(heads.map((head, index) => [head, mark(index * bytesOfHead)])) as Record<Head, number> // every head
  return {
    usual: marksBy((from) => Math.max(1, weights[from + places + 1] ?? 0) / 127),
    mark: (traits) =>
      marksBy((from) => {
        let sum = 0
        for (const trait of traits) sum += weights[from + trait] ?? 0
        const answer = sum * shareOfTrait(traits.size) + (weights[from + places] ?? 0)
        return 1 / (1 + Math.exp(-answer / stepsOfWeight))
      }),
  }
}

let trained: Classifier | undefined

/** The one that ships. */
export function trainedClassifier(): Classifier {
  trained ??= classifierWith(
    new Int8Array(gunzipSync(readFileSync(new URL('./weights.gz', import.meta.url)))),
  )
  return trained
}
