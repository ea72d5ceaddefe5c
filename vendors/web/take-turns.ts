/** Time as politeness sees it; tests bring their own. */
export type TurnClock = { now(): number; pause(milliseconds: number): Promise<void> }

type Lane = { turn: Promise<void>; endedAt: number | undefined }

/** One request at a time for each host, and a pause after each; hosts do not wait for each other. */
export function takeTurns(clock: TurnClock, pauseMilliseconds: number) {
  const lanes = new Map<string, Lane>()

  function forgetTheRested() {
    for (const [host, { endedAt }] of lanes)
      if (endedAt !== undefined && clock.now() - endedAt >= pauseMilliseconds) lanes.delete(host)
  }

  return async <T>(host: string, work: () => Promise<T>): Promise<T> => {
    forgetTheRested()
    const before = lanes.get(host)
    const { promise: turn, resolve: end } = Promise.withResolvers<void>()
    const lane: Lane = { turn, endedAt: undefined }
    lanes.set(host, lane)
    await before?.turn
    const rest = before?.endedAt === undefined ? 0 : before.endedAt + pauseMilliseconds - clock.now()
    if (rest > 0) await clock.pause(rest)
    try {
      return await work()
    } finally {
      lane.endedAt = clock.now()
      end()
    }
  }
}
