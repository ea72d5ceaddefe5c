import { brand } from '#content/brand.ts'
import { type Climb, climbFrom, type SavedLadder } from '#domain/price-ladder.ts'

const ladderKey = `${brand.storagePrefix}-guide-timer`
const countdownKey = `${brand.storagePrefix}-guide-countdown`

/** The climb that this browser remembers. What cannot be read is logged once, and the ladder starts fresh. */
export function recallClimb(now: number): Climb {
  let saved: string | null = null
  try {
    // Some web views have no storage at all: null, whatever the types say.
    saved = localStorage?.getItem(ladderKey) ?? null
  } catch (fault) {
    console.warn(`${ladderKey} cannot be read; the ladder starts fresh.`, fault)
  }
  const { climb, isCorrupt } = climbFrom(saved, now)
  if (isCorrupt) console.warn(`${ladderKey} is corrupt; the ladder starts fresh.`)
  return climb
}

export const rememberClimb = (saved: SavedLadder) =>
  quietly(() => localStorage?.setItem(ladderKey, JSON.stringify(saved)))

export const recallHiding = () => quietly(() => sessionStorage?.getItem(countdownKey)) === 'hidden'

export const rememberHiding = (isHidden: boolean) =>
  quietly(() => sessionStorage?.setItem(countdownKey, isHidden ? 'hidden' : 'shown'))

/** Full or closed storage costs the memory, not the page. */
function quietly<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
