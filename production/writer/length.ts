/** How much of a website makes an episode of so many minutes. */
import { wordsFor } from '#domain/script-length.ts'
import { type ProgrammeChoice, readOf } from './choose.ts'
import type { Marked } from './marked.ts'
import { type ThreadRoom, usualRoom } from './thread.ts'
import { countRead } from './tiers.ts'

/** What hosts say comes on top of what is read. */
const saidForRead = 1.3
const [chapters, wordsOfBeat] = [3, 42]

/** Whoever wants more gets all that is worth it. */
export function roomForMinutes(minutes: number | undefined): ThreadRoom {
  if (minutes === undefined) return usualRoom
  const most = Math.round(wordsFor(minutes * 60, chapters) / saidForRead)
  return {
    beats: Math.max(3, Math.round(most / wordsOfBeat)),
    least: Math.min(usualRoom.least, most),
    most,
  }
}

/** Below that it is no episode, however short somebody wishes it. */
const leastWords = 75

/** Who they are, one thing to know and how one begins stay, however short it is to be. */
export function within(choice: ProgrammeChoice, most: number): ProgrammeChoice {
  let now = choice
  while (lengthOf(now) > most) {
    const shorter = shortened(now)
    if (!shorter || countRead(readOf(shorter)) < leastWords) return now
    now = shorter
  }
  return now
}

const lengthOf = (choice: ProgrammeChoice) =>
  countRead(readOf(choice)) + (choice.opening ? countRead([choice.opening]) : 0)

function shortened({ opening, ...choice }: ProgrammeChoice): ProgrammeChoice | undefined {
  const { reviews, thread } = choice
  // What another one goes on from stays as long as that.
  const leads = new Set(thread.map(({ after }) => after?.at))
  const [dullest] = thread.filter(({ at }) => !leads.has(at)).sort((a, b) => a.merit - b.merit)
  const kept = opening ? { ...choice, opening } : choice
  if (reviews.length > 1) return { ...kept, reviews: reviews.slice(0, 1) }
  if (thread.length > 2) return { ...kept, thread: without(thread, dullest) }
  if (reviews.length > 0) return { ...kept, reviews: [] }
  if (opening) return choice
  return thread.length > 1 ? { ...choice, thread: without(thread, dullest) } : undefined
}

const without = (all: readonly Marked[], one: Marked | undefined) => all.filter((each) => each !== one)
