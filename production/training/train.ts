/** Learns weights from marked excerpts: logistic regression, one question at a time, with rarely seen traits held small. */

import { bytesOfHead, shareOfTrait, stepsOfWeight } from '#production/writer/classifier.ts'
import { type Head, heads } from '#production/writer/marks.ts'
import { places, type Traits } from '#production/writer/traits.ts'

export type MarkedTraits = { traits: Traits; marks: Readonly<Record<Head, 0 | 1 | undefined>> }

type Options = { rounds?: number; pull?: number; rate?: number }

/** Few and small steps: more of them learn the websites by heart, and rank others worse. */
export function train(
  examples: readonly MarkedTraits[],
  { rounds = 6, pull = 5e-4, rate = 0.04 }: Options = {},
): Int8Array {
  const all = new Int8Array(heads.length * bytesOfHead)
  heads.forEach((head, index) => {
    const known = examples.filter(({ marks }) => marks[head] !== undefined)
    const weights = learn(
      known.map(({ traits, marks }) => ({ traits: [...traits], is: marks[head] ?? 0 })),
      rounds,
      pull,
      rate,
    )
    weights.forEach((weight, place) => {
      all[index * bytesOfHead + place] = Math.max(-128, Math.min(127, Math.round(weight * stepsOfWeight)))
    })
    const usual = known.filter(({ marks }) => marks[head] === 1).length / Math.max(1, known.length)
    all[index * bytesOfHead + places + 1] = Math.round(usual * 127)
  })
  return all
}

/** AdaGrad; the order is shuffled in the same way each time, so that training again gives the same bytes. */
function learn(
  examples: readonly { traits: readonly number[]; is: number }[],
  rounds: number,
  pull: number,
  rate: number,
) {
  const weights = new Float64Array(places + 1)
  const squares = new Float64Array(places + 1).fill(1e-2)
  const order = examples.map((_, at) => at)
  let seed = 1
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
      const other = seed % (at + 1)
      ;[order[at], order[other]] = [order[other] as number, order[at] as number] // both within the list
    }
    for (const at of order) {
      const { traits, is } = examples[at] as { traits: readonly number[]; is: number } // of the list
      const share = shareOfTrait(traits.length)
      let sum = weights[places] ?? 0
      for (const place of traits) sum += share * (weights[place] ?? 0)
      const error = 1 / (1 + Math.exp(-sum)) - is
      const step = (place: number, of: number) => {
        const gradient = error * of + pull * (weights[place] ?? 0)
        squares[place] = (squares[place] ?? 0) + gradient * gradient
        weights[place] = (weights[place] ?? 0) - (rate * gradient) / Math.sqrt(squares[place] ?? 1)
      }
      step(places, 1)
      for (const place of traits) step(place, share)
    }
  }
  return weights
}
