/** Marks excerpts as readers have marked others: a weight for each trait and each question, added up. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { type Head, heads, type Marks } from './marks.ts'
import { places, type Traits } from './traits.ts'

/** Weights are whole numbers of so many steps a unit; -128 to 127 is more than any trait deserves. */
export const stepsOfWeight = 24

export type Classifier = (traits: Traits) => Marks

/** One byte a weight, head after head; the last one of each is its usual answer. */
export function classifierWith(weights: Int8Array): Classifier {
  return (traits) => {
    const marks: Partial<Record<Head, number>> = {}
    heads.forEach((head, index) => {
      const from = index * (places + 1)
      let sum = weights[from + places] ?? 0
      for (const trait of traits) sum += weights[from + trait] ?? 0
      marks[head] = 1 / (1 + Math.exp(-sum / stepsOfWeight))
    })
    return marks as Marks // every head has been asked
  }
}

let trained: Classifier | undefined

/** The one that ships. */
export function trainedClassifier(): Classifier {
  trained ??= classifierWith(new Int8Array(gunzipSync(readFileSync(new URL('./weights.gz', import.meta.url)))))
  return trained
}
