/** Lines of a notebook, brought together by listener, episode and day before the database hears of them. */
import type { Told, ToldLeftOut } from '#database/listening.ts'
import { leftOutReasons } from '#domain/listening/left-out.ts'
import { type HeardLine, utcDay } from '#domain/listening/notebook-line.ts'

type Summed = { heard: Told[]; leftOut: ToldLeftOut[] }
type Summing = Told & { ranges: string[] }

/** What is said of episodes without a threshold is left away: they are erased. */
export function summed(lines: readonly HeardLine[], thresholds: ReadonlyMap<number, number>): Summed {
  const heard = new Map<string, Summing>()
  const leftOut = new Map<string, ToldLeftOut>()
  for (const line of lines) {
    const from = thresholds.get(line.episode)
    if (from === undefined) continue
    if (line.reason !== 0 || !line.listener) countLeftOut(leftOut, line)
    else countHeard(heard, line, from)
  }
  const all = [...heard.values()].map(({ ranges, ...told }) => ({
    ...told,
    covered: `{${ranges.join(',')}}`,
  }))
  return { heard: all, leftOut: [...leftOut.values()] }
}

function countLeftOut(leftOut: Map<string, ToldLeftOut>, { second, episode, reason: said }: HeardLine): void {
  const [day, reason] = [utcDay(second * 1000), said || leftOutReasons['no-listening']]
  const key = `${day} ${episode} ${reason}`
  const told = leftOut.get(key)
  if (told) told.requests++
  else leftOut.set(key, { day, episode, reason, requests: 1 })
}

function countHeard(heard: Map<string, Summing>, line: HeardLine, countedFrom: number): void {
  const { second, episode, listener, first, sent, app, device } = line
  const day = utcDay(second * 1000)
  const key = `${day} ${episode} ${listener}`
  const start = {
    day,
    episode,
    listener,
    app,
    device,
    covered: '',
    whole: 0,
    parts: 0,
    countedFrom,
    ranges: [],
  }
  const told = heard.get(key) ?? start
  heard.set(key, told)
  if (sent >= countedFrom) told.whole++
  else told.parts++
  if (told.whole > 0) told.ranges.length = 0
  else if (sent > 0) told.ranges.push(`[${first},${first + sent})`)
}
