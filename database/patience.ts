/** How long somebody who has asked for something waits for the database. */

/** Why it did not work. `isAway`: the database was killed, and may be back in a moment. */
export type DatabaseTrouble = { reason: string; isAway: boolean }

/** Whatever keeps the database from answering, a visitor has an answer within 2 s. */
const patienceMilliseconds = 1500
/** Only one that was killed is worth waiting for: it is back within 3 s, and then everybody is served. */
const hopeMilliseconds = 6000

export function openPatience<Waiting>(turnAway: (each: Waiting, reason: string) => void) {
  const limits = new Map<Waiting, NodeJS.Timeout>()
  const failed = new Set<Waiting>()
  const late = new Set<Waiting>()
  let trouble: DatabaseTrouble | undefined
  let hope: NodeJS.Timeout | undefined

  function begin(each: Waiting): void {
    clearTimeout(limits.get(each))
    limits.set(each, setTimeout(lookOnceMore, patienceMilliseconds, each))
  }

  /** If we were busy ourselves for so long, the answer may lie there unread: it comes before an immediate. */
  function lookOnceMore(each: Waiting): void {
    const limit = limits.get(each)
    setImmediate(() => limits.get(each) === limit && beLate(each))
  }

  function beLate(each: Waiting): void {
    late.add(each)
    if (!hope) turnAwayLate()
  }

  function turnAwayLate(): void {
    for (const each of late) turnAway(each, trouble?.reason ?? 'no answer in time')
  }

  function endHope(): void {
    clearTimeout(hope)
    hope = undefined
    turnAwayLate()
  }

  /** Hope begins when the database goes away, and is over when it says why, or stays away. */
  function despair(found: DatabaseTrouble): void {
    const hasGone = found.isAway && !trouble
    trouble = found
    if (!found.isAway) endHope()
    if (!hasGone) return
    clearTimeout(hope)
    hope = setTimeout(endHope, hopeMilliseconds)
  }

  return {
    begin,

    end(each: Waiting): void {
      clearTimeout(limits.get(each))
      limits.delete(each)
      for (const group of [failed, late]) group.delete(each)
    },

    /** The database did not do what these have asked for. */
    fail(asked: readonly Waiting[], found: DatabaseTrouble): void {
      for (const each of asked) failed.add(each)
      despair(found)
    },

    /** It has answered: whoever still waits for their turn, and did not come to it, waits for a slow line and no more. */
    answer(): void {
      trouble = undefined
      for (const each of limits.keys()) if (!failed.has(each) && !late.has(each)) begin(each)
    },
  }
}
