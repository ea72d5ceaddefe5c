/** What is said when a page cannot be shown, or a form is not taken. */
import { notFound } from './not-found.ts'
import { portal } from './portal.ts'
import { studio } from './studio.ts'
import { unfit } from './unfit.ts'

/** Something broke, here or in the visitor's browser. The heading is the specification's. */
export const unexpected = {
  heading: 'Unexpected Application Error!',
  broken: 'Something went wrong on our side.',
  away: 'Something that this page needs does not answer at the moment. What you sent us before is safe.',
  quoteReference: (email: string) =>
    `Reload the page in a minute. If that does not help, write to ${email} and quote this reference:`,
  quoteMessage: (email: string) =>
    `Reload the page. If that does not help, write to ${email} and quote the line above.`,
} as const

/** What our doors say to programs; a person is shown one of the refusals below. */
export const saidAtTheDoor = {
  foreign: 'This came from another page.',
  signedOut: 'You are signed out.',
  tooLong: 'This is too long.',
  cutOff: 'This ended too early.',
  method: 'Method not allowed',
  tooMany: 'Too many pages at once.',
} as const

export type Refusal = { heading: string; text: string; leads?: 'sign-in' | 'board'; link?: string }

/** By what the server has said besides its status. */
export const refusalsBySentence: ReadonlyMap<string, Refusal> = new Map<string, Refusal>([
  ...Object.values(unfit).map((text): [string, Refusal] => [text, { heading: unfit.heading, text }]),
  [portal.ended, { heading: portal.endedHeading, text: portal.endedText }],
  [
    saidAtTheDoor.foreign,
    {
      heading: 'This came from another page',
      text: 'Nothing was done. Open our own page and send it from there.',
    },
  ],
])

export const refusalsByStatus: ReadonlyMap<number, Refusal> = new Map<number, Refusal>([
  [400, { heading: unfit.heading, text: unfit.form }],
  [401, { ...studio.signedOut, leads: 'sign-in' }],
  [403, { ...studio.forbidden, leads: 'board' }],
  [404, notFound],
  [
    405,
    {
      heading: 'Nothing can be sent to this address',
      text: 'Nothing was done. Go back, reload the page and try again.',
    },
  ],
  [410, { heading: 'This is gone', text: 'What stood at this address was deleted.' }],
  [
    413,
    { heading: 'This is too long', text: 'Nothing of it was kept. Go back, shorten it and send it again.' },
  ],
  [429, { heading: 'Too many at once', text: 'Nothing was done. Wait a minute, then try again.' }],
])
