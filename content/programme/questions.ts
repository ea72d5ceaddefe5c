import type { Phrases } from './language.ts'

/** What customers ask, so that what is chosen answers them; what is certain comes first. */
const questions = [
  'price',
  'limits',
  'cancelling',
  'guarantee',
  'paying',
  'hours',
  'speed',
  'area',
  'where',
  'origin',
  'founder',
  'story',
  'since',
  'experience',
  'people',
  'different',
  'made',
  'included',
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
/** What customers want to know, one of each before a second. */
export const kindsOfQuestion: Readonly<Record<ProgrammeQuestion, 'offer' | 'people' | 'terms' | 'place'>> = {
  price: 'terms',
  limits: 'terms',
  cancelling: 'terms',
  guarantee: 'terms',
  paying: 'terms',
  hours: 'terms',
  speed: 'terms',
  area: 'place',
  where: 'place',
  origin: 'people',
  founder: 'people',
  story: 'people',
  since: 'people',
  experience: 'people',
  people: 'people',
  different: 'offer',
  made: 'offer',
  included: 'offer',
  giving: 'people',
  done: 'people',
  safety: 'people',
  way: 'offer',
  expect: 'offer',
  audience: 'offer',
  place: 'place',
  advice: 'offer',
  beliefs: 'people',
  range: 'offer',
}
export type ProgrammeQuestion = (typeof questions)[number]

/**
 * `shows`: whoever begins with one of these answers it; `heads`: so does whatever stands below such a heading. `about` is
 * how a host names what such a heading promises; where it promises nothing that can be named, nobody asks.
 */
export type ProgrammeQuestions = Readonly<
  Record<ProgrammeQuestion, { about?: string; shows: Phrases; heads: Phrases }>
>
