import type { RhythmFault } from '#domain/rhythm.ts'
import { approvedBeforeSilence, type SilenceChoice } from '#domain/silence.ts'
import type { NotBegun, NotHeard, SlotReason, SlotState } from '#domain/slots.ts'
import type { TopicFit, TopicOrigin } from '#domain/topics.ts'

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
    held: 'not held',
    lapsed: 'not planned any more',
  } satisfies Record<SlotState, string>,
  notHeard: {
    'not-in-feed': 'ready, and not in the feed of the show yet',
    withdrawn: 'was out, and is withdrawn',
  } satisfies Record<NotHeard, string>,
  why: {
    late: 'the payment was late',
    unpaid: 'the payment has not arrived',
    disputed: 'a payment is in doubt at the bank',
    paused: 'your plan was paused',
    refunded: 'the payment went back',
    ended: 'your plan has ended',
    plan: 'we did not know which plan you have',
    questions: 'the questions about your show were not answered',
    material: 'there was nothing left to tell',
    'with-client': 'its episode waited for you',
    'with-us': 'we were not ready',
    days: 'it is none of your days any more',
  } satisfies Record<SlotReason, string>,
  notBegun: {
    plan: 'The next episode is due, and is not begun: we do not know yet which plan you have. That is ours to find out.',
    questions:
      'The next episode is due, and is not begun: it begins by itself when the questions that are marked as needed are answered.',
    material:
      'The next episode is due, and is not begun: what we may tell from is told, or could not be read. We look at it and write to you.',
  } satisfies Record<NotBegun, string>,
  somebody: 'somebody who does not belong to this client any more',
  skippedBy: (who: string) => `left out by ${who}`,
  takenBackBy: (who: string) => `taken back by ${who}`,
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
      'Type a large city near you and choose, such as Europe/London or America/New_York. The time stays that of your clock, summer and winter.',
    without: 'Days without an episode',
    withoutHint: 'A line each: 2026-12-24, or 2026-08-01 to 2026-08-31.',
    button: 'Keep these days',
    by: (who: string, when: string) => `Last kept by ${who}, ${when}.`,
    note: 'Where a month has more such days than your plan has episodes, the last of them stay without one.',
  },
  topics: {
    heading: 'What the next episodes are about',
    lead: 'The next episode takes the first topic that there is anything to tell of. What customers ask you is here already; add more, order it, strike out what you do not want.',
    none: 'No topics: each episode takes what your website gives.',
    planned: (topic: string) => `planned: ${topic}`,
    fits: {
      enough: 'enough to tell',
      little: 'a little to tell: an answer or a file would help',
      nothing: 'nothing is said of it yet: it waits until you hand in something',
    } satisfies Record<TopicFit, string>,
    origins: {
      client: 'from you',
      house: 'from us',
      questions: 'your customers ask it',
      feed: 'new on your blog',
      draft: 'a title of your draft',
    } satisfies Record<TopicOrigin, string>,
    up: 'Earlier',
    down: 'Later',
    strike: 'Strike out',
    back: 'Take back',
    rest: 'Told, or struck out',
    told: 'an episode tells it',
    struck: 'struck out',
    add: 'Another topic',
    addHint: 'In the words of a customer, 120 characters at most.',
    button: 'Add it',
    feed: {
      label: 'Your blog, or its feed',
      hint: 'What is new there becomes a topic. We look four times a day; empty ends it.',
      button: 'Follow it',
      first: 'It has not been read yet.',
      read: 'It is followed.',
      troubles: {
        'not-now': 'It did not answer last time: we try again.',
        unreadable: 'It could not be read last time: look whether the address is right.',
        'no-feed': 'There is no feed at this address, and the page names none.',
      } as Record<string, string>, // asked with what is kept
    },
    more: 'Hand in more to tell',
  },
  silence: {
    heading: 'If nobody answers',
    state: {
      waits:
        'What nobody has answered about waits: its date goes by, and the next episode takes the next one.',
      passes: 'What nobody has answered about goes on, as a letter has said two working days before.',
    } satisfies Record<SilenceChoice, string>,
    terms: `With that choice, a script or an episode counts as approved two working days after the letter that says so in its subject. It begins when people of yours have approved ${approvedBeforeSilence} episodes of this show, and never holds for a correction of what is out, where you have not answered with No whether a lawyer or an authority looks at your claims, or where such a letter could not be delivered.`,
    agreed:
      'Go on where nobody answers in time. We know that it is published without one of us having heard it.',
    ownersOnly: 'Only an owner of the portal changes this.',
    button: 'Keep this choice',
  },
  said: {
    done: 'Kept.',
    'no-topic': 'Write a topic in words, 120 characters at most: nothing was kept.',
    'no-address': 'This is no address of a page: nothing was kept.',
    known: 'This topic is there already, or the list is full.',
    weekdays: 'Choose at least one weekday: nothing was kept.',
    time: 'This is no time, such as 09:00: nothing was kept.',
    zone: 'Nobody has a clock in this time zone: write its name, such as Europe/London. Nothing was kept.',
    without: 'Days are written as 2026-12-24, or 2026-08-01 to 2026-08-31: nothing was kept.',
    gone: 'This date is not there any more, or has been: nothing was changed.',
    forbidden: 'Only owners and approvers may change that: nothing was kept.',
  } satisfies Record<
    RhythmFault | 'done' | 'gone' | 'forbidden' | 'no-topic' | 'no-address' | 'known',
    string
  >,
} as const
