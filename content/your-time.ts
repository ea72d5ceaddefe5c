import { stages } from '#domain/timeline-dates.ts'
import { facts } from './facts.ts'
import type { Package } from './packages.ts'
import { timeline } from './process.ts'

/** What a client spends, in minutes: our estimates, unlike the consultation, whose length is a fact. */
export const aboutMinutes = {
  form: 10,
  setupCall: 45,
  draft: 30,
  firstEpisode: 45,
  script: 15,
  upload: 10,
} as const

/** Everything that a client does until the show runs, in order. */
export const untilTheShowRuns = [
  { label: 'Free consultation', minutes: () => facts.consultationMinutes },
  { label: 'Onboarding form', minutes: () => aboutMinutes.form },
  { label: 'Setup call', minutes: () => aboutMinutes.setupCall },
  { label: 'Reading the draft', minutes: () => aboutMinutes.draft },
  { label: 'Hearing the first episode', minutes: () => aboutMinutes.firstEpisode },
  {
    label: 'Scripts of the other setup episodes',
    minutes: ({ setupEpisodes }: Package) => (setupEpisodes - 1) * aboutMinutes.script,
  },
]

export const totalMinutes = (offer: Package) =>
  untilTheShowRuns.reduce((sum, { minutes }) => sum + minutes(offer), 0)

export const inHours = (minutes: number) => `${Math.round(minutes / 60)} hours`

/** 105 as `1 h 45 min`. */
export const hoursAndMinutes = (minutes: number) =>
  [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ')

const planned = stages(timeline.map((step) => step.timeline)).at(-1)?.end

/** From the purchase to a running show. */
export const calendarWeeks = (end: 'least' | 'most') => Math.round((planned?.[end] ?? 0) / 7)
