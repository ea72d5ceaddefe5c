import type { BoardState, Need } from '#domain/board.ts'
import type { RequestDeed } from '#domain/request-deeds.ts'
import { stepWords } from './step-words.ts'

/** What the board says. */
export const board = {
  owed: {
    heading: 'What clients were promised',
    noCall: 'with the client: no call after the purchase yet',
    more: (count: number) => `and ${count} more, under Clients`,
  },
  heading: 'Board',
  newRequest: 'New request',
  filters: 'Requests by state',
  all: 'All',
  states: {
    'needs-you': 'Needs you',
    late: 'Late',
    held: 'Held',
    'with-client': 'With the client',
    waiting: 'Waiting',
    working: 'Working',
    delivered: 'Delivered',
    failed: 'Failed',
    stopped: 'Stopped',
  } satisfies Record<BoardState, string>,
  needs: {
    approval: 'Hear it and decide',
    client: 'The client wants changes',
    operator: 'Only you can mend it',
    letter: 'A letter did not go out',
    'our-trouble': 'The fault is ours',
    failure: 'They were told why',
  } satisfies Record<Need, string>,
  remarks: (count: number) => (count === 1 ? '1 remark so far' : `${count} remarks so far`),
  /** On the badge of what went wrong. */
  wrong: {
    'our-trouble': 'Failed',
    failure: 'Failed',
    letter: 'Letter lost',
    operator: 'Stuck',
  } satisfies Record<Exclude<Need, 'approval' | 'client'>, string> as Record<Need, string>,
  steps: stepWords,
  notBegun: 'In the queue',
  of: (number: number, all: number) => `${number} of ${all}`,
  columns: {
    business: 'Business',
    step: 'Step',
    state: 'State',
    age: 'Age',
    due: 'Due',
    whose: 'Whose',
    deeds: 'Actions',
  },
  caption: 'Requests, those first that need somebody now',
  byHand: 'by hand',
  note: 'Note',
  unread: 'Nobody who speaks this language has read the writer’s scripts yet',
  text: 'a pasted text',
  website: 'website',
  you: 'Yours',
  assigning: { take: 'Take', 'give-back': 'Give back' },
  assigned: {
    take: (who: string) => `${who} is yours.`,
    'give-back': (who: string) => `${who} is nobody’s.`,
  },
  search: {
    label: 'Search business, website or e-mail address',
    button: 'Search',
    clear: 'Clear the search',
    found: (total: number, search: string) =>
      `${total === 1 ? '1 request' : `${total.toLocaleString('en')} requests`} for “${search}”`,
  },
  due: {
    in: (distance: string) => `in ${distance}`,
    overdue: (distance: string) => `${distance} over`,
    target: 'past 24 h',
    none: 'Nothing is due any more',
  },
  pages: { label: 'Pages', next: 'Next page', first: 'First page' },
  review: 'Review',
  deeds: {
    'try-again': 'Try again',
    'send-letters-again': 'Send letters again',
    settle: 'Nothing to do',
    stop: 'Stop',
  } satisfies Record<RequestDeed, string>,
  stop: {
    open: 'Stop…',
    warning: 'No episode and no further mail will come of it.',
    button: 'Stop this request',
  },
  done: {
    'try-again': (who: string) => `${who} goes on at once, from the step that was not finished.`,
    'send-letters-again': (who: string) => `The letters to ${who} go out again.`,
    settle: (who: string) => `${who} stays as it is and asks nobody any more.`,
    stop: (who: string) => `${who} is stopped.`,
  } satisfies Record<RequestDeed, (who: string) => string>,
  notDone: {
    'not-now': (who: string) =>
      `Nothing was changed: ${who} has moved on meanwhile, or somebody was faster. You see where it stands now.`,
    'no-mail': (who: string) =>
      `Nothing was changed: the person who asked for ${who} has stopped our mail, or has no such mailbox.`,
    unknown: () => 'Nothing was changed: this request is gone.',
  },
  request: 'the request',
  made: {
    made: 'The request is in the queue, and its confirmation is on its way.',
    known: 'This request was entered already; it is here once.',
    stopped: 'The request was entered and is stopped: this person wants no mail from us.',
  },
  empty: {
    none: {
      heading: 'No requests yet',
      text: 'The first one appears here by itself as soon as somebody asks.',
    },
    state: (state: string) => `No request is in the state “${state}”.`,
    calm: 'Nothing needs you now.',
    search: 'Nothing fits. The search looks at names of businesses, hosts and e-mail addresses.',
    further: 'There is nothing on this page any more.',
  },
  live: {
    away: (clock: string) => `Not live: no answer since ${clock}. The page goes on trying.`,
    signedOut: 'You are signed out; what you see is no longer live.',
    signIn: 'Sign in again',
    needsYou: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} needs you now.`
        : `${names.length} requests need you now: ${names.join(', ')}.`,
  },
  keys: {
    button: 'Keys',
    heading: 'Keys of the board',
    close: 'Close',
    list: [
      ['j', 'Next request'],
      ['k', 'Previous request'],
      ['Enter', 'Open the request'],
      ['t', 'Take it, or give it back'],
      ['/', 'Search'],
      ['n', 'New request'],
      ['?', 'Show these keys'],
      ['Esc', 'Close this'],
    ],
  },
} as const
