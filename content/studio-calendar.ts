import type { SlotPolicy } from '#domain/plan-policy.ts'
import type { EpisodeStage } from '#domain/script-gate.ts'
import type { NotBegun, NotHeard } from '#domain/slots.ts'
import { portalCalendar } from './portal-calendar.ts'

/** What operators read about the dates of all shows. */
export const studioCalendar = {
  lead: 'All shows, the soonest date first. What is approved goes out on its date by itself.',
  none: 'There is no show yet.',
  columns: { show: 'Show', dates: 'Dates', missing: 'What is missing' },
  unnamed: 'A client without a name yet',
  topics: 'What it tells next',
  noDates: 'No date ahead.',
  noDate: 'Without a date',
  states: { ...portalCalendar.states, skipped: 'left out by the client' },
  notHeard: {
    'not-in-feed': 'ours: not in the feed yet, see its show in public',
    withdrawn: 'withdrawn',
  } satisfies Record<NotHeard, string>,
  why: {
    ...portalCalendar.why,
    paused: 'the plan was paused',
    ended: 'the plan has ended',
    plan: 'nobody knew which plan it is',
    questions: 'the questions were not answered',
    'with-client': 'its episode waited for the client',
    days: 'it is none of their days any more',
  },
  free: portalCalendar.free,
  untitled: portalCalendar.untitled,
  stages: {
    coming: 'ours: begun',
    written: 'ours: being written',
    read: 'with the client: the script',
    changed: 'ours: they asked for changes',
    recorded: 'ours: being recorded',
    listen: 'with the client: the episode',
    leaving: 'approved',
    out: 'out',
    ended: 'ended without an episode',
  } satisfies Record<EpisodeStage, string>,
  noDays: 'With the client: nobody has said on which days it appears.',
  plans: {
    runs: undefined,
    waits: 'The plan rests, or money is late or in doubt: nothing is begun, and nothing goes out.',
    over: 'The plan has ended: nothing is begun, and nothing goes out.',
  } satisfies Record<SlotPolicy, string | undefined>,
  notBegun: {
    plan: 'Ours: the next episode is due and is not begun, because nobody knows which plan it is. Say under Clients what its link sells.',
    questions:
      'With the client: the next episode is due and is not begun, because needed questions are not answered.',
    material:
      'Ours: the next episode is due and is not begun, because nothing is left to tell, or the last one failed and nobody has settled it.',
  } satisfies Record<NotBegun, string>,
  days: (who: string, when: string) => `Days as ${who} has said, ${when}.`,
  letOut: {
    heading: 'Let it out now',
    text: 'It goes out within a minute or so and keeps the date that it has. It is written down under your name.',
    button: 'Let it out before its date',
  },
  said: {
    done: 'It goes out now.',
    changed: 'It is another by now: nothing was let out. Look at it again.',
    'not-now': 'It does not wait for its date any more, or not for that alone: nothing was let out.',
  },
  nextPage: 'More shows',
  firstPage: 'The soonest dates',
} as const
