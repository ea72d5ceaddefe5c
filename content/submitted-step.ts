import type { Making } from '#domain/making.ts'
import type { MadeStep } from '#domain/production.ts'
import type { ProgressLine } from '#domain/request.ts'
import { facts, range } from './facts.ts'

const hours = `${range(facts.sampleDeliveryHours)} hours`

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function after(seconds: number): string {
  if (seconds < 100) return counted(seconds, 'second', 'seconds')
  const minutes = Math.round(seconds / 60)
  return minutes < 100 ? counted(minutes, 'minute', 'minutes') : `${Math.round(minutes / 60)} hours`
}

/** What the last step of the free-episode wizard says; its title and four lines are given by the specification. */
export const submittedStep = {
  title: 'Request Successfully Submitted!',
  text: `The episode comes by e-mail within ${hours}. You need not keep this page open; it only shows how far we are.`,
  textSent:
    'Your episode is made, and the letter with its link is on its way. Look among unwanted mail as well.',
  /** Where another server takes the requests: it tells us nothing of them. */
  textElsewhere: `The episode comes by e-mail within ${hours}. You need not keep this page open: how far it is cannot be shown here.`,
  website: 'Website',
  email: 'Email',
  /** After a reload. */
  emailNotKept: 'The address you entered',
  lines: {
    website: 'Website analyzed',
    content: 'Podcast content created',
    voice: 'Professional voice recording generated',
    email: 'Finished episode sent via email',
  } satisfies Record<ProgressLine, string>,
  done: 'done',
  toCome: 'to come',
  /** What a line has come to, as far as it is known. */
  came: {
    website: ({ read }: Making) =>
      read &&
      `${counted(read.pages, 'page', 'pages')} read, ${counted(read.passages, 'passage', 'passages')} kept word for word`,
    content: ({ sentences }: Making) =>
      sentences && `${counted(sentences, 'sentence', 'sentences')}; what states a fact has its source`,
    voice: ({ recorded, seconds }: Making) =>
      seconds
        ? `${clock(seconds)} with music${recorded ? `, ${counted(recorded, 'sentence', 'sentences')} spoken` : ''}`
        : undefined,
    email: ({ sent }: Making) => sent && `${after(sent.seconds)} after you asked`,
  } satisfies Record<ProgressLine, (making: Making) => string | undefined | 0>,
  /** What we are at. */
  steps: {
    'read-website': 'Reading your pages',
    plan: 'Choosing what only you can say',
    'write-script': 'Writing',
    'check-facts': 'Holding each sentence against your website',
    'await-script': 'The script is being read',
    'record-voices': 'Recording the voices',
    master: 'Mixing voices and music',
    illustrate: 'Drawing the cover',
    'await-approval': 'Putting it together',
    'await-episode': 'It is being heard',
    publish: 'Putting it together',
  } satisfies Record<MadeStep, string>,
  heard: 'A person hears it before it goes out',
  made: {
    kicker: 'Your episode',
    cover: (show: string) => `Cover of ${show}`,
    length: (show: string, seconds: number | undefined) =>
      seconds ? `${show}, ${clock(seconds)} minutes` : show,
    waits: 'It waits in',
    mailbox: 'your mailbox',
    subject: 'Look for this subject',
  },
  next: {
    title: 'If one is not enough',
    text: 'A show of these, written, voiced and published for you:',
    setup: (fee: string) => `${fee} setup, once`,
    compare: 'Compare the packages',
    call: 'Book a Call',
  },
  inLine: (minutes: number) =>
    `Many people are asking at this moment. Your request is safe with us and waits in line: its turn comes in about ${minutes === 1 ? 'a minute' : minutes < 100 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`}, and the confirmation by e-mail with it.`,
  button: 'Create Another Podcast Episode',
  change: {
    text: 'You can see what is read aloud, choose something else, and say a sentence yourself.',
    link: 'Change your episode',
  },
} as const
