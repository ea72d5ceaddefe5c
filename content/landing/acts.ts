import type { LandingPage } from './landing-page.ts'

/** Where the sections of each page lead on. */
export const acts: Readonly<Record<string, LandingPage['acts']>> = {
  'branded-podcast': {
    challenges: { path: '/why-podcast', label: 'Is a podcast worth it at all? We argue both sides' },
    solution: { path: '/how-it-works', label: 'See when you read the script, and for how long' },
    'use-cases': 'call',
    features: { path: '/pricing', label: 'See what a show costs, drawn to scale' },
  },
  'corporate-podcast': {
    challenges: {
      path: '/samples/scope-three-plainly',
      label: 'See what each sentence of the example rests on',
    },
    solution: { path: '/how-it-works', label: 'See the whole calendar, day by day' },
    features: 'call',
  },
  'internal-podcast': {
    audiences: { path: '/samples/change-of-watch', label: 'Read the example word for word' },
    features: 'call',
    solution: { path: '/how-it-works', label: 'See the days from the first call to the first episode' },
  },
  'thought-leadership-podcast': {
    challenges: { path: '/how-it-works', label: 'See how notes become an episode' },
    'use-cases': 'call',
    audiences: { path: '/about', label: 'Read what we refuse to make' },
  },
  'recruiting-podcast': {
    why: { path: '/samples/bay-nine', label: 'Read what Bay Nine says, and where it stands' },
    challenges: { path: '/why-podcast', label: 'Read our reasons against a podcast, too' },
    metrics: 'call',
  },
  'white-label-podcast': {
    'partnership-models': 'call',
    solution: {
      path: '/samples/between-floors',
      label: 'Check each sentence of the example against its source',
    },
    features: { path: '/why-podcast', label: 'Arguments for your pitch, and those against it' },
  },
  'b2b-marketing-podcast': {
    metrics: {
      path: '/samples/below-eight-degrees',
      label: 'Read the example word for word before you play it',
    },
    challenges: { path: '/pricing', label: 'See what six months cost, line by line' },
    stories: 'call',
  },
  'investor-relations-podcast': {
    process: { path: '/samples/note-fourteen', label: 'See each figure of the example on its page' },
    solution: 'call',
    why: { path: '/why-podcast', label: 'Read when a podcast is the wrong answer' },
  },
  'podcast-as-a-service': {
    inclusions: { path: '/samples/locked-out', label: 'Read the example word for word' },
    features: { path: '/pricing', label: 'See a year of each package, drawn to scale' },
    questions: { path: '/terms', label: 'Read the terms, cancellation included' },
    challenges: 'call',
    benefits: { path: '/why-podcast', label: 'Read when a podcast is the wrong answer' },
  },
}
