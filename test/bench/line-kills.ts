/** `kill -9` before and after each write, rename and commit of an episode's way (reliability PI-01). */

import { type Errand, errands, type KillLane, type Outcome, openKillLane } from './kill-lane.ts'
import { numberOption } from './number-option.ts'
import { printTable } from './table.ts'

const atOnce = 6

/** `errand`: the cheapest one on which this is done. */
type Place = { deed: string; times: number; errand: Errand }
type Try = { point: string; errand: Errand }
type Untouched = Record<Errand, Outcome>

/** `--points 8` of the places, evenly spread, each with `--runs 1` of the times it is passed. */
export async function benchLineKills(): Promise<void> {
  const lanes = await Promise.all(Array.from({ length: atOnce }, openKillLane))
  try {
    await killAtPoints(lanes)
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()))
  }
}

async function killAtPoints(lanes: readonly KillLane[]): Promise<void> {
  const [first] = lanes
  if (!first) return
  const { untouched, places } = await untouchedBy(first)
  const some = spread(places, numberOption('points', 8))
  const tries = some.flatMap((place) => triesAt(place, numberOption('runs', 1)))
  const todo = tries.values()
  const [failed, waits]: [string[], number[]] = [[], []]
  const work = async (lane: KillLane) => {
    if (lane !== first) await lane.deliver({ errand: 'recording' }) // leaves its clips
    for (const { point, errand } of todo) {
      const { outcome, recovery } = await lane.deliver({ point, errand })
      if (recovery !== undefined) waits.push(recovery)
      const [is, shouldBe] = [outcome, untouched[errand]].map((each) => JSON.stringify(each))
      process.stderr.write(`${errand}, ${point}: ${recovery?.toFixed(1) ?? 'not reached'}\n`)
      if (is === shouldBe) continue
      failed.push(`${errand}, ${point}: ${is} instead of ${shouldBe}`)
      process.stderr.write(`${failed.at(-1)}\n`)
    }
  }
  await Promise.all(lanes.map(work))
  printTable(
    ['places', 'tried', 'runs', 'killed', 'ended as if nobody had died', 'longest s from death to letter'],
    [
      [
        places.length,
        some.length,
        tries.length,
        waits.length,
        tries.length - failed.length,
        Math.max(...waits).toFixed(1),
      ],
    ],
  )
  if (failed.length > 0) throw new Error(failed.join('\n'))
}

/** How each errand ends, and where it passes, when nobody dies. */
async function untouchedBy(lane: KillLane): Promise<{ untouched: Untouched; places: Place[] }> {
  const [untouched, places]: [Partial<Untouched>, Map<string, Place>] = [{}, new Map()]
  await lane.deliver({ errand: 'recording' })
  for (const errand of errands) {
    untouched[errand] = (await lane.deliver({ errand })).outcome
    const deeds = Map.groupBy(await lane.notes(), (point) => point.replace(/ #\d+$/, ''))
    for (const [deed, points] of deeds)
      if (!places.has(deed)) places.set(deed, { deed, errand, times: new Set(points).size })
  }
  return { untouched: untouched as Untouched, places: [...places.values()] }
}

function triesAt({ deed, times, errand }: Place, runs: number): Try[] {
  const all = Array.from({ length: times }, (_, at) => ({ point: `${deed} #${at + 1}`, errand }))
  return spread(all, runs)
}

/** So many of them, evenly from the first to the last; where there are fewer, some come again. */
const spread = <T>(all: readonly T[], count: number): T[] =>
  Array.from(
    { length: count },
    (_, at) => all[Math.round((at / Math.max(1, count - 1)) * (all.length - 1))] as T,
  )
