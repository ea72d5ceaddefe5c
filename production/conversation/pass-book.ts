/** Where answers of the passes are kept, so that none is asked for twice; and what people have decided meanwhile. */
import type { KeptPass, WritingProgress, WritingWishes } from '#domain/writing.ts'

type Answered = Pick<KeptPass, 'outcome' | 'answer'>

export type PassBook = {
  find(label: string, key: string): Promise<Answered | undefined>
  /** What stands afterwards: of two who have asked the same, the first answer, and both go on with it. */
  keep(kept: KeptPass): Promise<Answered | undefined>
  /** Dollars of this episode, and of all of this day. */
  spent(): Promise<{ episode: number; today: number }>
  /** Since when a question of this episode has waited for a model that is away. */
  troubleSince(): Promise<Date | undefined>
  /** Null once nothing goes on. */
  say(progress: WritingProgress | null): Promise<void>
  wishes(): Promise<WritingWishes>
}

export const noWishes: WritingWishes = { chosen: null, lines: [], isStopped: false }

/** For a terminal and for tests: nothing outlives the process. */
type Watching = { say?: (progress: WritingProgress) => void }

export function bookInMemory({ say = () => {} }: Watching = {}): PassBook & { all: readonly KeptPass[] } {
  const kept = new Map<string, KeptPass>()
  const nameOf = (label: string, key: string) => JSON.stringify([label, key])
  return {
    get all() {
      return [...kept.values()]
    },
    find: async (label, key) => kept.get(nameOf(label, key)),
    async keep(each) {
      const before = kept.get(nameOf(each.label, each.key))
      if (before?.outcome === 'answered') return before
      kept.set(nameOf(each.label, each.key), { ...each, askedAt: before?.askedAt ?? each.askedAt })
      return each
    },
    async spent() {
      const episode = [...kept.values()].reduce((sum, { dollars }) => sum + dollars, 0)
      return { episode, today: episode }
    },
    async troubleSince() {
      return [...kept.values()].find(({ outcome }) => outcome === 'wait')?.askedAt
    },
    async say(progress) {
      if (progress) say(progress)
    },
    wishes: async () => noWishes,
  }
}
