/** What whoever asked wants to hear in their episode, and what they say themselves. */
import { z } from 'zod'
import { minuteLimits } from './minute-limits.ts'

/** The parts of an episode in the order in which they are heard. */
export const parts = ['opening', 'who', 'thread', 'reviews', 'step'] as const
export type EpisodePart = (typeof parts)[number]

const text = (most: number) => z.string().min(1).max(most)
const keys = z.array(z.string().regex(/^[a-z\d-]{1,40}$/)).max(minuteLimits.excerpts)
const answer = z.object({ question: text(minuteLimits.question), answer: text(minuteLimits.answer) })

/** What a host says of them before, the list of what they offer, where they are, and when they are open. */
export const hostLines = ['sign', 'range', 'address', 'hours'] as const
export type HostLine = (typeof hostLines)[number]

/** As they are kept. Excerpts are named by keys. */
export const wishesSchema = z.object({
  /** Nothing: as we would choose. */
  chosen: z.object({ opening: keys, who: keys, thread: keys, reviews: keys, step: keys }).optional(),
  /** What hosts would say of the website, and shall not. */
  silent: z.array(z.enum(hostLines)).max(hostLines.length).optional(),
  name: text(minuteLimits.name).optional(),
  telephone: text(minuteLimits.telephone).optional(),
  /** With the question that a host asks for them. */
  hours: answer.extend({ answer: text(minuteLimits.hours) }).optional(),
  /** What do you do, and for whom? */
  sentence: text(minuteLimits.sentence).optional(),
  answers: z.array(answer).max(minuteLimits.answers).optional(),
  /** The day on which they said so, as `2026-11-23`. */
  saidOn: z.iso.date(),
})

export type Wishes = z.infer<typeof wishesSchema>
export type ChosenExcerpts = NonNullable<Wishes['chosen']>
export type OwnAnswer = z.infer<typeof answer>

/** Nothing that was typed: what may be said to whoever has typed nothing. */
export const withoutTyped = ({ chosen, silent, saidOn }: Wishes): Wishes => ({
  saidOn,
  ...(chosen && { chosen }),
  ...(silent && { silent }),
})

export const hasTyped = (wishes: Wishes | null | undefined): boolean =>
  Object.keys(wishes ?? {}).some((key) => !['saidOn', 'chosen', 'silent'].includes(key))

/** What can be typed, as the form names it. */
export const typedFields = [
  'name',
  'telephone',
  'hours',
  'sentence',
  'question1',
  'answer1',
  'question2',
  'answer2',
  'question3',
  'answer3',
] as const
export type TypedField = (typeof typedFields)[number]
export type TypedWishes = Readonly<Record<TypedField, string>>
