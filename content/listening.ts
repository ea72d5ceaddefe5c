import { own } from '#domain/own.ts'
import { periodInWords, retention } from '#domain/retention.ts'
import { facts } from './facts.ts'

const dataNames: Readonly<Record<string, string>> = {
  open: 'the opening hours',
  founded: 'the year in which it was founded',
  founder: 'the founder',
  address: 'the address',
  telephone: 'the telephone number',
  price: 'the price',
  description: 'the description',
  rating: 'the rating',
}

/** The words around an episode on its own page. */
export const listening = {
  title: (title: string, show: string) => `${title} | ${show}`,
  kicker: 'A private preview, made for you',
  madeFor: 'An episode about',
  minutes: (minutes: number) => (minutes <= 1 ? '1 minute' : `${minutes} minutes`),
  voices: (names: string) => `Spoken by ${names}.`,
  preview: {
    badge: 'Preview voices',
    text: 'These are our small built-in voices, good enough to judge the words by. Episodes that we deliver are recorded with studio-grade ones.',
  },
  transcript: {
    title: 'Every word, and what it rests on',
    text: 'Press a sentence to hear it. What is read aloud, word for word, is set as a quotation with its page beside it; what its owner has added is marked.',
    vouched: (by: string) => `Not on the website: ${by} vouches for it.`,
    ownWords: (when: string) => `Not on the website: said by whoever asked for this episode, on ${when}.`,
    source: 'On the website:',
    /** What a page tells machines is no sentence: it is named, not quoted. */
    fromData: (labels: readonly string[]) =>
      `From what the page tells search engines: ${labels.map((label) => own(dataNames, label) ?? label).join(', ')}.`,
    readFrom: 'Read from:',
    ownText: 'from the text we were given',
    skip: 'Skip the transcript',
    now: { pause: 'Pause', play: 'Play', back: 'Show me where' },
  },
  downloads: {
    title: 'Take it with you',
    text: 'The files are yours to use.',
    files: {
      'episode.mp3': { name: 'Episode', form: 'MP3' },
      'cover.jpg': { name: 'Cover', form: 'JPEG, 3000 × 3000' },
      'transcript.txt': { name: 'Transcript', form: 'plain text' },
      'transcript.vtt': { name: 'Captions with speakers', form: 'WebVTT' },
      'chapters.json': { name: 'Chapters', form: 'JSON' },
    },
  },
  more: {
    title: 'What the next ones could be',
    text: (business: string) =>
      `Nobody has heard this yet. We found it on the website of ${business}, and there is enough of it for an episode each.`,
    from: 'From the page',
  },
  offer: {
    title: 'What a show of these costs',
    text: 'Written, voiced, checked against its sources and delivered. Monthly, and you can stop each month.',
    setup: (episodes: number, fee: string) => `${episodes} episodes to begin with: ${fee}, once`,
    goesOn: (episodes: number) => `then ${episodes === 1 ? '1 episode' : `${episodes} episodes`} a month`,
    callToAction: 'Book a Call',
    compare: 'Compare the packages',
    write: 'Or write to',
    call: `A free call of ${facts.consultationMinutes} minutes: what the show would be, and what it would cost. You can still say no.`,
  },
  share: {
    title: 'Let somebody else hear it',
    text: 'This page is listed nowhere. Whoever gets its address hears what you hear; no account, no player to install.',
    address: 'Address of this page',
    copy: 'Copy the link',
    copied: 'Copied',
    mail: 'Send it by e-mail',
    native: 'Share …',
    subject: (title: string) => `Listen to this: ${title}`,
    body: (business: string, minutes: string) =>
      `An episode about ${business}, ${minutes}, made from the website alone:`,
  },
  data: {
    text: 'Only this link opens the page. You can remove the episode and everything that we keep about your request, at once and without asking us.',
    link: 'Delete my data',
  },
  deleting: {
    title: (title: string) => `Delete “${title}”?`,
    headTitle: 'Delete an episode',
    description: 'Remove an episode, its files and everything that is kept about the request behind it.',
    gone: 'What is deleted at once, and cannot be brought back:',
    items: (files: number, size: string, sentences: number) => [
      `the recording, the cover and the transcripts: ${files} files, ${size}`,
      `the script of ${sentences} sentences with its evidence`,
      'your request, with your e-mail address and the address of the website',
      'the letters to you that have not been sent',
    ],
    stays:
      'What stays: a note without your name that something was deleted at this link, and when. If you asked us to stop all mail, your address stays on the list that keeps us from writing to it, and a fingerprint that counts requests is kept for a day. Copies that were downloaded, and mail in your own mailbox, are out of our reach.',
    button: 'Delete everything',
    keep: 'Keep it and go back',
    later:
      'The files could not be deleted just now, so nothing is confirmed yet. Please press the button again in a few minutes.',
    done: {
      title: 'It is deleted',
      text: (when: string, files: number, size: string) =>
        `On ${when} we deleted the episode, ${files} files of together ${size}, and your request with the e-mail address in it.`,
      backups: `If whoever runs this service keeps backups, the data leaves those when they expire, after ${periodInWords(retention.backups)} at the latest.`,
      home: 'Return to Home',
    },
  },
  withdrawn: {
    heading: 'This episode has been withdrawn',
    text: 'Whoever makes the show has taken it out of the public: it is not heard here either. It can come back under this link.',
    remove: 'Delete it for good',
  },
  unknown: {
    heading: 'There is no episode here',
    text: 'Its link may have been cut off on the way, or its owner has deleted it. If you were sent here, ask for the whole link. If it was yours, nothing of it is left with us.',
    link: 'How a podcast is made from a website',
  },
} as const
