import type { Settings } from '#domain/read-setting.ts'
import { episodeSubject } from './episode-subject.ts'
import { signInLetters, waitingLetters } from './letters-to-operators.ts'
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
    due: (day: string) => `You get it at this address by ${day} at the latest.`,
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
    subject: episodeSubject,
    preview: (minutes: number) => `${minutes} minutes about your business, for your ears first.`,
    /** Where nothing else may name it. */
    plainTitle: (host: string) => `An episode about ${host}`,
    picture: (show: string, title: string) => `Cover of ${show}, and the sound of “${title}”. Listen`,
    quoted: (show: string) => `From the episode, in the words of ${show}`,
    length: (show: string, minutes: number) => `${show}, ${minutes} min`,
    listen: 'Listen to the episode',
    voices: 'The voices are made by artificial intelligence, and the episode says so.',
    previewVoices:
      'You hear preview voices here: they show what is said, not how good it can sound. A show of yours gets studio voices.',
    private:
      'Only people who have this link can hear it. Whatever is read aloud leads to the words of your website on its page, and what a person has added is marked.',
    forward: 'Forward it: the link works for whoever you send it to, a partner or a customer you trust.',
    nextTitle: 'Your website has enough for more',
    nextTitleAlone: 'Would you like more of them?',
    next: (price: string, recurring: string, setup: string) =>
      `A show of these begins at ${price} ${recurring}, after ${setup} once for the setup. In a free call we plan it together.`,
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
  operators: signInLetters,
  waiting: waitingLetters,
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
