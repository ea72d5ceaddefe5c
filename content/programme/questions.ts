import type { Phrases } from './language.ts'

/** What a host can ask of a passage that names no topic of its own; what is certain comes first. */
export const questions = [
  'price',
  'cancelling',
  'guarantee',
  'paying',
  'hours',
  'speed',
  'area',
  'where',
  'origin',
  'story',
  'since',
  'people',
  'different',
  'made',
  'giving',
  'done',
  'safety',
  'way',
  'expect',
  'audience',
  'place',
  'advice',
  'beliefs',
  'range',
] as const
export type Question = (typeof questions)[number]

/** `shows`: whoever begins with one of these answers it; `heads`: so does whatever stands below such a heading. */
export type Questions = Readonly<Record<Question, { asks: Phrases; shows: Phrases; heads: Phrases }>>
