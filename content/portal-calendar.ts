import type { RhythmFault } from '#domain/rhythm.ts'
import type { SlotState } from '#domain/slots.ts'

/** What clients read about the dates of their show. */
export const portalCalendar = {
  lead: 'Episodes go out on these dates. The next one takes the next date; what you have approved early waits for its own.',
  none: 'There is no show yet: it is here when your payment has arrived.',
  show: (number: number, of: number) => (of > 1 ? `Dates of show ${number}` : 'Dates'),
  noRhythm: 'Nobody has said yet on which days your episodes appear.',
  noDates:
    'There are no dates ahead: no such day comes, your plan has none, or we do not know yet which plan you have.',
  states: {
    open: 'coming',
    published: 'out',
    missed: 'went by without an episode',
    skipped: 'left out by you',
    held: 'not held: the plan rested, or money was late',
    lapsed: 'not planned any more',
  } satisfies Record<SlotState, string>,
  free: 'no episode yet',
  untitled: 'An episode without a title yet',
  skip: 'Leave it out',
  take: 'Take it back',
  earlier: 'Dates that have been',
  rhythm: {
    heading: 'On which days',
    weekdays: 'Weekdays',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    time: 'Time',
    zone: 'Time zone',
    zoneHint:
      'By its name, such as Europe/London or America/New_York. The time stays that of your clock, summer and winter.',
    without: 'Days without an episode',
    withoutHint: 'A line each: 2026-12-24, or 2026-08-01 to 2026-08-31.',
    button: 'Keep these days',
    note: 'A month of your plan has so many episodes, and some months have one such day more: then the last one is free.',
  },
  said: {
    done: 'Kept.',
    weekdays: 'Choose at least one weekday: nothing was kept.',
    time: 'This is no time, such as 09:00: nothing was kept.',
    zone: 'Nobody has a clock in this time zone: write its name, such as Europe/London. Nothing was kept.',
    without: 'Days are written as 2026-12-24, or 2026-08-01 to 2026-08-31: nothing was kept.',
    gone: 'This date is not there any more, or has been: nothing was changed.',
    forbidden: 'Only owners and approvers may change that: nothing was kept.',
  } satisfies Record<RhythmFault | 'done' | 'gone' | 'forbidden', string>,
} as const
