import { type Climb, climbFrom, type SavedLadder } from '#domain/price-ladder.ts'

const [timer, countdown] = ['-guide-timer', '-guide-countdown'] as const

export type LadderMemory = ReturnType<typeof ladderMemory>

/** What this browser remembers of the ladder, under names that begin as the owner has set it. */
export function ladderMemory(prefix: string) {
  const [timerKey, countdownKey] = [prefix + timer, prefix + countdown]
  return {
    /** What cannot be read is logged once, and the ladder starts fresh. */
    recallClimb(now: number): Climb {
      let saved: string | null = null
      try {
        saved = kept(localStorage, prefix, timer)
      } catch (fault) {
        console.warn(`${timerKey} cannot be read; the ladder starts fresh.`, fault)
      }
      const { climb, isCorrupt } = climbFrom(saved, now)
      if (isCorrupt) console.warn(`${timerKey} is corrupt; the ladder starts fresh.`)
      return climb
    },
    rememberClimb: (saved: SavedLadder) =>
      quietly(() => localStorage?.setItem(timerKey, JSON.stringify(saved))),
    recallHiding: () => quietly(() => kept(sessionStorage, prefix, countdown)) === 'hidden',
    rememberHiding: (isHidden: boolean) =>
      quietly(() => sessionStorage?.setItem(countdownKey, isHidden ? 'hidden' : 'shown')),
  }
}

/** What was kept before we were renamed moves along: nobody finds the ladder lower than they left it. */
function kept(storage: Storage | null, prefix: string, name: typeof timer | typeof countdown) {
  // Some web views have no storage at all: null, whatever the types say.
  if (!storage) return null
  const found = storage.getItem(prefix + name)
  const earlier = Object.keys(storage).filter((key) => key.endsWith(name) && key !== prefix + name)
  const text = found ?? storage.getItem(earlier[0] ?? '')
  if (text !== null && found === null) storage.setItem(prefix + name, text)
  for (const key of earlier) storage.removeItem(key)
  return text
}

/** Full or closed storage costs the memory, not the page. */
function quietly<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
