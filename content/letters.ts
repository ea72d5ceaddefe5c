import type { Settings } from '#domain/read-setting.ts'
import { operatorIn } from './operator.ts'

/** The words of our mail. What stands in braces is filled in as text. */
export const letters = {
  frame: {
    stop: 'Stop my request and all mail',
    who: (brand: string, website: string, when: string) =>
      `You get this because somebody entered this address for ${website} on ${brand} on ${when}. Was it not you, or have you changed your mind? One click ends it, and no more mail comes:`,
  },
  /** In both letters: the way to what its reader can do alone. */
  change: {
    text: 'You know your business better than its website does: see what is read aloud, choose something else, say a sentence yourself.',
    link: 'Change your episode',
  },
  requestAccepted: {
    subject: (website: string) => `We are making your episode about ${website}`,
    preview: 'Nothing to do for you: it comes to this address.',
    heading: 'Your episode is on its way',
    lead: (website: string) =>
      `We have your request, and work on a podcast episode about ${website} has begun. It is free, and there is nothing to sign up for.`,
    hasWaited:
      'Many people asked at the same time, so your request had to wait in line before we could begin and write to you.',
    due: (when: string) => `You get it at this address by ${when} at the latest.`,
    stepsTitle: 'What happens now',
    steps: [
      'We read your website, and only that: whatever the episode says can be traced to a page of yours.',
      'We choose what only you can say. Hosts ask, and your own words are read aloud.',
      'Voices made by artificial intelligence speak it. The episode says so itself.',
      'We send you a private link. Nothing is published unless you want it to be.',
    ],
    stepsFromText: [
      'We read the text that we were given, and only that: whatever the episode says can be traced to it.',
      'We choose what only you can say. Hosts ask, and its own words are read aloud.',
      'Voices made by artificial intelligence speak it. The episode says so itself.',
      'We send you a private link. Nothing is published unless you want it to be.',
    ],
    reply: 'Is there something that the episode must not miss? Answer this e-mail.',
  },
  episodeReady: {
    subject: (title: string) => `Your podcast episode: ${title}`,
    preview: (minutes: number) => `${minutes} minutes about your business, for your ears first.`,
    /** Where nothing else may name it. */
    plainTitle: (host: string) => `An episode about ${host}`,
    cover: (show: string) => `Cover of ${show}`,
    length: (show: string, minutes: number) => `${show}, ${minutes} min`,
    listen: 'Listen to the episode',
    voices: 'The voices are made by artificial intelligence, and the episode says so.',
    previewVoices:
      'You hear preview voices here: they show what is said, not how good it can sound. A show of yours gets studio voices.',
    private:
      'Only people who have this link can hear it. Whatever is read aloud leads to the words of your website on its page, and what a person has added is marked.',
    nextTitle: 'Would you like more of them?',
    next: 'Book a call, and we plan your show together.',
    book: 'Book a call',
    delete: 'Delete the episode and my data',
  },
  requestFailed: {
    subject: (website: string) => `We could not make your episode about ${website}`,
    preview: 'What went wrong, and how we begin again.',
    heading: 'No episode yet',
    lead: (website: string) =>
      `You asked for a podcast episode about ${website}. We would rather tell you the truth than send you a bad one: we could not make it.`,
    again:
      'Answer this e-mail with a page that we can read, or with a few paragraphs about your business, and we begin again.',
    thin: 'Two answers of yours make the episode, read aloud in your own words:',
    questions: ['What do you do, and for whom?', 'What would you like to be asked, and what is your answer?'],
    answer: 'Answer the two questions',
    ours: 'You need not do anything: we have been told, look into it, and write to you again.',
  },
  /** For the people of the agency. */
  operators: {
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
  },
  /** For them, too: something waits. */
  waiting: {
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
    'waiting-line': {
      subject: (waiting: number) => `${waiting} requests wait in line`,
      preview: 'More people ask for an episode than we take at a time.',
      heading: 'More requests than usual',
      lead: (name: string, waiting: number) =>
        `Hello ${name}, for some minutes more people have asked for a free episode than RATE_LIMIT_EVERYBODY lets in; ${waiting} wait in line at this moment. Nothing is lost, and each begins in its turn. If they do not look like customers, stop them on the board before we work on them.`,
      button: 'Open the board',
      why: 'You get this because you belong to the people who make the episodes. While it goes on, another letter comes after six hours.',
    },
  },
  /** The page behind the link that ends all mail. */
  stopping: {
    asked: {
      heading: 'Stop your request?',
      text: 'We stop working on your episode and write no more mail to your address. To begin again later, write to us.',
      button: 'Stop my request and all mail',
    },
    done: {
      heading: 'It is stopped',
      text: 'Work on your episode has ended, and no more mail comes from us. Was it a mistake? Write to us:',
    },
    unknown: {
      heading: 'This link does not work any more',
      text: 'It may have been cut off on its way, or your data is deleted already. Write to us and we stop everything by hand:',
    },
  },
} as const

/** Who the law says that a letter comes from. */
export function senderIn(settings: Settings): string {
  const operator = operatorIn(settings)
  return `${operator.company}, ${operator.street}, ${operator.postalCode} ${operator.city}, ${operator.country}`
}
