import type { CallFault, CallField } from '#domain/proposed-call.ts'

type CallWords = Record<CallField, string>

const wrong: Record<CallFault, string> = {
  missing: 'Please fill this in.',
  invalid: 'Please check this.',
  past: 'Please choose a time at least two hours from now.',
  far: 'Please choose a time within the next two months.',
  twice: 'Please choose another time than the one above.',
  'too-long': 'Please make it shorter.',
}

/** Where no scheduling service is connected, a visitor proposes three times. */
export const proposing = {
  title: 'Propose three times',
  text: `Which half hours suit you? We confirm one of them by e-mail, within a working day.`,
  labels: {
    name: 'Your name',
    email: 'Email Address',
    website: 'Website',
    note: 'Anything we should know? (optional)',
    zone: 'Time zone of these times',
    'time-1': 'First time',
    'time-2': 'Second time',
    'time-3': 'Third time',
  } satisfies CallWords,
  faults: wrong,
  faulty: 'Nothing is sent yet: please look at what is marked.',
  limited: 'We have your earlier proposal already. To change it, write to us:',
  away: 'We cannot take it just now. Your words are still here: please press the button again in a minute, or write to us:',
  button: 'Propose these times',
  privacy: 'How we treat your data',
  sent: {
    head: {
      title: 'Your times are with us',
      description: 'We confirm one of the times that you have proposed, by e-mail.',
    },
    heading: 'Your three times are with us',
    text: 'Somebody reads them and confirms one by e-mail, within a working day. Nothing else to do for you.',
    next: 'Meanwhile: hear a podcast about your business',
    home: 'Return to Home',
  },
} as const

/** To operators. */
export const proposedCallsLetter = {
  subject: (waiting: number) =>
    waiting === 1 ? 'Somebody proposes times for a call' : `${waiting} people propose times for a call`,
  preview: 'The board has the times, and whom to answer.',
  heading: 'Somebody wants to talk',
  lead: (name: string, waiting: number) =>
    `Hello ${name}, ${waiting === 1 ? 'a visitor has' : `${waiting} visitors have`} proposed three times for a call and ${waiting === 1 ? 'waits' : 'wait'} for an answer. The board shows them.`,
  button: 'Open the board',
  why: 'You get this because you belong to the people of the studio. No scheduling service is connected, so calls are agreed by e-mail.',
} as const

/** On the board. */
export const callsOnBoard = {
  title: (count: number) =>
    count === 1
      ? 'One proposal for a call waits for an answer'
      : `${count} proposals for calls wait for an answer`,
  answered: 'Answered',
  done: (who: string) => `${who} has an answer.`,
  doneBefore: (who: string) => `Somebody has answered ${who} before.`,
} as const
