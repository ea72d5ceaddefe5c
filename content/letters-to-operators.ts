import { proposedCallsLetter } from './proposing.ts'

/** For the people of the agency: their way in. */
export const signInLetters = {
  'sign-in-link': {
    subject: (brand: string) => `Your link to the ${brand} studio`,
    preview: 'It works once, for 15 minutes.',
    heading: 'Sign in to the studio',
    lead: (name: string) =>
      `Hello ${name}, here is the link that you asked for. It works once, for 15 minutes.`,
    button: 'Open the studio',
    why: 'You get this because somebody entered this address on the sign-in page of the studio. Was it not you? Then do nothing: without this letter and your second factor nobody gets in.',
  },
  invitation: {
    subject: (brand: string) => `You are invited to the ${brand} studio`,
    preview: 'Set up your way in: it takes a minute.',
    heading: 'Welcome to the studio',
    lead: (name: string) =>
      `Hello ${name}, you now belong to the people who make the episodes. The link works once, for 60 minutes; if it is too old, ask for another one on the sign-in page.`,
    button: 'Set up my way in',
    why: 'You get this because an owner of the studio has invited this address.',
  },
  'new-start': {
    subject: (brand: string) => `A new start in the ${brand} studio`,
    preview: 'It removes your passkeys and codes, and you set up new ones.',
    heading: 'Begin anew',
    lead: (name: string) =>
      `Hello ${name}, an owner has made a new way in for you. Following it removes your passkeys and codes, ends your sessions, and lets you set up new ones. It works once, for 60 minutes.`,
    button: 'Set up my way in again',
    why: 'You get this because an owner of the studio has asked for it. Did you not talk about it? Then do not follow the link, and tell them.',
  },
} as const

/** For them, too: something waits. */
export const waitingLetters = {
  'approval-reminder': {
    subject: (waiting: number) =>
      waiting === 1 ? 'An episode waits for your approval' : `${waiting} episodes wait for your approval`,
    preview: 'Nothing of it goes out before somebody has heard it.',
    heading: 'Somebody waits for an episode',
    lead: (name: string, waiting: number) =>
      `Hello ${name}, ${waiting === 1 ? 'an episode has' : `${waiting} episodes have`} been waiting for approval for some hours. The board shows by when each was promised.`,
    button: 'Open the board',
    why: 'You get this because you belong to the people who approve episodes.',
  },
  'proposed-calls': proposedCallsLetter,
  'waiting-line': {
    subject: (waiting: number) => `${waiting} requests wait in line`,
    preview: 'More people ask for an episode than we take at a time.',
    heading: 'More requests than usual',
    lead: (name: string, waiting: number) =>
      `Hello ${name}, for some minutes more people have asked for a free episode than RATE_LIMIT_EVERYBODY lets in; ${waiting} wait in line at this moment. Nothing is lost, and each begins in its turn. If they do not look like customers, stop them on the board before we work on them.`,
    button: 'Open the board',
    why: 'You get this because you belong to the people who make the episodes. While it goes on, another letter comes after six hours.',
  },
} as const
