import type { MemberLetterKind } from '#domain/letter.ts'
import type { Gate } from '#domain/script-gate.ts'
import { ownerLetters, type WordsOfLetter } from './owner-letters.ts'

type WordsOfWaiting = {
  /** Where an older form of it is out. */
  out: { preview: string; lead: (client: string, title: string) => string }
  again: { subject: (brand: string) => string }
  passes: {
    subject: (when: string) => string
    preview: string
    lead: (client: string, title: string, when: string) => string
  }
}

/** Under letters about what waits, and what they lead to. Who is signed in finds the same under People. */
export const stopCalls = {
  link: 'No more letters about what waits for me',
  asked: {
    heading: 'No more letters about your show?',
    text: 'We write no more about scripts and episodes that wait for you, or about what holds a show up. The show itself goes on as before: whatever needs a decision waits in the portal. Codes to sign in, and letters about payments and contracts, still come.',
    button: 'Stop these letters',
  },
  done: {
    heading: 'These letters are stopped',
    text: 'Your show goes on, and what waits for you stands in the portal. You can have the letters again there, under People. Was it a mistake? Write to us:',
  },
} as const

export const showStillWaits = (brand: string) => `Your show at ${brand} still waits for something`

/** Where nothing holds it up yet, and little is left to tell. */
export const showRunsOut = {
  subject: (brand: string) => `Your show at ${brand} needs more to tell`,
  preview: 'No episode repeats what another has told.',
  heading: 'Your show needs more to tell',
  lead: 'Nothing is held up yet. No episode repeats what another has told, so we ask in time:',
}

/** Where somebody was told before, or silence lets it pass: then the subject says when. */
export const lettersOfWaiting: Record<Gate, WordsOfWaiting> = {
  script: {
    out: {
      preview: 'What is out stays as it is until one of you has approved what is new.',
      lead: (client, title) =>
        `An episode of the show of ${client} is out, and its script is changed${title && `: ${title}`}. What is out stays as it is until one of you has approved what is new.`,
    },
    again: { subject: (brand) => `A script still waits for you, from ${brand}` },
    passes: {
      subject: (when) => `A script is recorded on ${when}, if nobody answers`,
      preview: 'You have chosen that it goes on where nobody answers in time.',
      lead: (client, title, when) =>
        `A script for the show of ${client} is written and checked${title && `: ${title}`}. If none of you approves it or asks for changes before ${when}, it is recorded as it is, as an owner of the portal has chosen.`,
    },
  },
  episode: {
    out: {
      preview: 'What is out stays as it is until one of you has approved the new one.',
      lead: (client, title) =>
        `An episode of the show of ${client} is out, and is made again${title && `: ${title}`}. What is out stays as it is until one of you has heard and approved the new one.`,
    },
    again: { subject: (brand) => `An episode still waits for you, from ${brand}` },
    passes: {
      subject: (when) => `An episode is published from ${when} on, if nobody answers`,
      preview: 'You have chosen that it goes out where nobody answers in time.',
      lead: (client, title, when) =>
        `An episode of the show of ${client} is finished${title && `: ${title}`}. If none of you approves it or asks for changes before ${when}, it counts as approved and goes out on its date, as an owner of the portal has chosen.`,
    },
  },
}

/** The words of our mail to the people of a client. What stands in braces is filled in as text. */
export const memberLetters: Record<MemberLetterKind, WordsOfLetter> = {
  'portal-welcome': {
    subject: (brand) => `Your show at ${brand}: where to begin`,
    preview: 'Your portal is open, and the questionnaire waits there.',
    heading: 'Your portal is open',
    lead: (client) =>
      `Your payment for ${client} has arrived. From now on the portal shows where your show stands, what we owe you and by when, and what we need from you.`,
    next: 'It begins with the questionnaire, about ten minutes. There is no password: enter this address, and a letter with six digits comes back.',
    button: 'Open the portal',
    why: 'You get this because this address paid for a show. You decide in the portal who else may see it.',
  },
  ...ownerLetters,
  'portal-invitation': {
    subject: (brand) => `You are invited to a show at ${brand}`,
    preview: 'A portal shows where the show stands.',
    heading: 'You are invited',
    lead: (client, inviter) =>
      `${inviter || 'We'} would like you to see the show of ${client}: where it stands, what is owed by when, and the questions that it begins with.`,
    next: 'There is no password: enter this address, and a letter with six digits comes back.',
    button: 'Open the portal',
    why: 'You get this because somebody who belongs to this client has entered your address. If you ignore it, nothing happens.',
  },
  'portal-handed': {
    subject: (brand) => `Questions for you, about a show at ${brand}`,
    preview: 'A colleague has handed a part of the questionnaire to you.',
    heading: 'Questions for you',
    lead: (client, inviter, part) =>
      `${inviter} asks you to answer a part of the questionnaire for the show of ${client}: ${part}.`,
    next: 'It takes a few minutes, and whatever you change is kept at once.',
    button: 'Open the portal',
    why: 'You get this because you belong to this client and a colleague has handed you these questions.',
  },
  'portal-script': {
    subject: (brand) => `A script to read before it gets its voices, from ${brand}`,
    preview: 'No voice is made before one of you has approved it.',
    heading: 'A script waits for you',
    lead: (client, _, title) =>
      `A script for the show of ${client} is written and checked${title && `: ${title}`}. Nothing is recorded before one of you has approved it.`,
    next: 'The button leads to it. What is decided is decided there, by whoever is signed in; nothing in this letter decides anything. You get at most one letter a day about scripts and episodes.',
    button: 'Read the script',
    why: 'You get this because you decide for this client. An owner of the portal can make you a reader, who gets no such letters.',
  },
  'portal-episode': {
    subject: (brand) => `An episode to hear before it is out, from ${brand}`,
    preview: 'It is not out before one of you has approved it.',
    heading: 'An episode waits for you',
    lead: (client, _, title) =>
      `An episode of the show of ${client} is finished${title && `: ${title}`}. It is not out before one of you has heard and approved it.`,
    next: 'The button leads to it. What is decided is decided there, by whoever is signed in; nothing in this letter decides anything. You get at most one letter a day about scripts and episodes.',
    button: 'Hear the episode',
    why: 'You get this because you decide for this client. An owner of the portal can make you a reader, who gets no such letters.',
  },
  'portal-show': {
    subject: (brand) => `Your show at ${brand} waits for something`,
    preview: 'Nothing is begun before that.',
    heading: 'Your show waits',
    lead: () => 'It goes on by itself as soon as this is done:',
    next: 'You get at most one letter a day about what waits for you.',
    button: 'Open the portal',
    why: 'You get this because you belong to this client. It comes when something new holds a show up, and once a week for as long as that stands; of little that is left to tell it speaks once.',
  },
  'portal-sign-in': {
    subject: (brand) => `Your code for the portal of ${brand}`,
    preview: 'Six digits for the browser that has asked.',
    heading: 'Your code',
    lead: () => 'Enter these six digits in the browser in which you have asked for them:',
    next: 'Or press the button in that same browser. Both count once, within 15 minutes.',
    button: 'Sign in',
    why: 'You get this because somebody has entered your address at the door of the portal. If it was not you, ignore it: without the code nobody gets in.',
  },
}
