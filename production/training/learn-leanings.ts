/** Learns from what readers have chosen of whole websites: logistic regression over a few dozen looks. */
import type { Looks } from '#production/writer/looks.ts'
import { choices, type Leanings } from '#production/writer/standing.ts'

export type ReadersChoice = {
  website: string
  looks: Looks
  is: Readonly<Record<(typeof choices)[number], boolean>>
}

const [rounds, rate, haste, pull] = [300, 0.15, 0.9, 0.1]

export function learnLeanings(chosen: readonly ReadersChoice[]): Leanings {
  const names = [...(chosen[0]?.looks.keys() ?? [])]
  const rows = chosen.map(({ looks }) => names.map((name) => looks.get(name) ?? 0))
  const means = names.map((_, at) => meanOf(rows.map((row) => row[at] ?? 0)))
  const spreads = names.map(
    (_, at) => Math.sqrt(meanOf(rows.map((row) => ((row[at] ?? 0) - (means[at] ?? 0)) ** 2))) || 1,
  )
  const plain = rows.map((row) => row.map((look, at) => (look - (means[at] ?? 0)) / (spreads[at] ?? 1)))
  const leaning = (choice: (typeof choices)[number]) => {
    const { weights, always } = learn(
      plain,
      chosen.map(({ is }) => (is[choice] ? 1 : 0)),
    )
    const looks = weights.map((weight, at) => weight / (spreads[at] ?? 1))
    return {
      always: looks.reduce((sum, weight, at) => sum - weight * (means[at] ?? 0), always),
      looks: new Map(names.map((name, at) => [name, looks[at] ?? 0])),
    }
  }
  return { who: leaning('who'), core: leaning('core'), fine: leaning('fine'), bad: leaning('bad') }
}

/** Downhill with some haste; the same rows give the same weights. */
function learn(rows: readonly (readonly number[])[], answers: readonly number[]) {
  const weights: number[] = (rows[0] ?? []).map(() => 0)
  const speed = weights.map(() => 0)
  let [always, speedOfAlways] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight) => pull * weight)
    let slopeOfAlways = 0
    rows.forEach((row, index) => {
      const sum = row.reduce((all, look, at) => all + look * (weights[at] ?? 0), always)
      const error = (1 / (1 + Math.exp(-sum)) - (answers[index] ?? 0)) / rows.length
      row.forEach((look, at) => {
        slope[at] = (slope[at] ?? 0) + error * look
      })
      slopeOfAlways += error
    })
    slope.forEach((each, at) => {
      speed[at] = haste * (speed[at] ?? 0) - rate * each
      weights[at] = (weights[at] ?? 0) + (speed[at] ?? 0)
    })
    speedOfAlways = haste * speedOfAlways - rate * slopeOfAlways
    always += speedOfAlways
  }
  return { weights, always }
}

const meanOf = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / Math.max(1, all.length)

/** For people who wish to see what counts: three figures are enough. */
export function leaningsAsJson(leanings: Leanings): string {
  const of = ({ always, looks }: Leanings['who']) => ({
    always: short(always),
    looks: Object.fromEntries([...looks].map(([name, weight]) => [name, short(weight)])),
  })
  return `${JSON.stringify(Object.fromEntries(choices.map((choice) => [choice, of(leanings[choice])])), null, 1)}\n`
}
const short = (figure: number) => Number(figure.toFixed(3))
