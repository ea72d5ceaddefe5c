import type { OwnTextFault } from '#domain/own-text.ts'
import type { HostSpeaker } from '#domain/script.ts'
import type { Written } from '#domain/writing.ts'
import type { WritingDeed, WritingState } from '#domain/writing-deeds.ts'

const faults: Record<OwnTextFault, string> = {
  'too-long': 'This line is too long for one breath.',
  unsayable: 'A voice cannot say this: plain words, please.',
  address: 'Without addresses, please: a voice cannot say them well.',
  empty: 'There are no words in it.',
  'no-number': 'There is no number in it.',
  'more-than-one': 'One sentence, please.',
}

/** What the screens about writing with a model say. */
export const writingWords = {
  link: 'How it was written',
  heading: 'How it was written',
  back: 'Back to the desk',
  ways: {
    A: 'With a model: two hosts talk in words of their own.',
    B: 'Without a model: the hosts ask, and the website is read aloud.',
  } satisfies Record<Written['way'], string>,
  short: { A: 'Written with a model', B: 'Read aloud from the website' } satisfies Record<
    Written['way'],
    string
  >,
  notYet: 'It is not written yet.',
  before: 'No model was set when it was made, or it is of a time when that was not kept.',
  by: (by: string) => `By ${by}.`,
  reason: (reason: string) => `Why: ${reason}`,
  grades: 'What the judge gave, of five',
  undone: (pass: string, text: string, why: string) =>
    `Not heard: ${passName(pass)}. ${text} (${why})`.replace('  ', ' '),
  prompts: (version: string) => `Prompts of version ${version}.`,
  now: 'What goes on',
  progress: (pass: string, scene?: number, scenes?: number) =>
    scene === undefined
      ? passName(pass)
      : `${passName(pass)}, scene ${scene}${scenes === undefined ? '' : ` of ${scenes}`}`,
  found: (found: string) => `The last check: ${found}`,
  passes: 'What the model was asked',
  earlier: 'Asked for this episode before, and not part of this script',
  noPasses: 'The model was asked nothing for it.',
  columns: {
    pass: 'Pass',
    model: 'Model',
    in: 'Tokens in',
    cached: 'of them cached',
    out: 'Tokens out',
    dollars: 'Dollars',
    seconds: 'Seconds',
    calls: 'Calls',
    outcome: 'Outcome',
  },
  passName,
  outcomes: {
    answered: 'answered',
    wait: 'waits',
    'ask-a-person': 'needs a person',
    refused: 'refused',
    'no-form': 'not in the form that was asked for',
    'too-long': 'too long for the model',
  } as Readonly<Record<string, string>>,
  all: 'All of it',
  cachedShare: (percent: number) => `${percent} % of the tokens in came from the vendor’s cache.`,
  spent: (dollars: string, ceiling?: string) =>
    ceiling ? `${dollars} of at most ${ceiling} for this episode.` : `${dollars} for this episode.`,
  outlines: {
    heading: 'The three outlines',
    because: (because: string) => `Why the model chose: ${because}`,
    number: (number: number) => `Outline ${number}`,
    model: 'chosen by the model',
    person: 'chosen by a person',
    scene: (title: string, question: string, payoff: string) => `${title}: ${question} ${payoff}`,
    callback: (callback: string) => `Ends with: ${callback}`,
    honest: (words: number) => `By its own judgment there is enough for ${words} words.`,
    take: (number: number) => `Take outline ${number}`,
  },
  draft: {
    heading: 'The draft',
    lead: 'Lines that you write in are kept under your name, and the checks after the draft read them like all others. What was checked and repaired since stands at the desk.',
    scene: (number: number) => `Scene ${number}`,
    open: (number: number) => `Write a line into scene ${number}`,
    after: 'Where',
    first: 'before the first line',
    afterLine: (number: number, text: string) => `after ${number}: ${text}`,
    speaker: 'Who says it',
    speakers: { host: 'Host', guest: 'Guest' } satisfies Record<HostSpeaker, string>,
    text: 'Line',
    button: 'Write it in',
    theirs: (by: string) => `Written in by ${by}`,
    takeOut: 'Take it out',
  },
  deeds: {
    'stop-writing': 'Stop the model',
    'write-again': 'Ask the model again',
    'take-outline': '',
    'write-line': '',
    'take-line-out': '',
  } satisfies Record<WritingDeed, string>,
  stopHint:
    'The question under way is still answered. Then the website is read aloud instead, and the episode is held until somebody releases it.',
  againHint: 'What was answered already is not asked again.',
  isStopped: 'Somebody has stopped the model.',
  answers: {
    done: 'Done. It goes on from there.',
    stopped: 'The model is stopped.',
    changed: 'This has changed meanwhile, and nothing was done. Look again.',
    full: 'No more lines can be written into this draft.',
    unknown: 'This episode is not there any more.',
    faults,
    states: {
      open: 'The model is not at work.',
      writing: 'The model is at work. Stop it, or wait until it is done.',
      'at-work': 'It is being made. This can be changed when it waits for you.',
      edited: 'The script was changed by hand: writing it anew would lose that.',
      out: 'It has been sent.',
      ended: 'Nothing is made of it any more.',
    } satisfies Record<WritingState, string>,
  },
  months: {
    heading: 'Writing by month',
    lead: 'What the models cost, and which way episodes went. Days are those of UTC. Money of deleted episodes is counted; which way they went is not known any more.',
    none: 'No model was asked yet.',
    month: 'Month',
    withModel: 'With a model',
    readAloud: 'Read aloud',
    share: 'Cached',
    reasons: 'Why they came out otherwise',
    counted: (count: number, reason: string) => `${count} × ${reason}`,
    today: (dollars: string, ceiling?: string) =>
      ceiling ? `Today: ${dollars} of at most ${ceiling}.` : `Today: ${dollars}.`,
  },
} as const

const passNames = new Map(
  Object.entries({
    ...{ facts: 'Facts', outline: 'Outline', draft: 'Draft', check: 'Check', repair: 'Repair' },
    ...{ polish: 'Polish', packaging: 'Title and summary', judge: 'Judge' },
  }),
)

/** `check-2` is the second round of the check. */
function passName(label: string): string {
  const [, pass = label, round] = /^([a-z]+)-?(.*)$/.exec(label) ?? []
  return `${passNames.get(pass) ?? pass}${round ? ` ${round}` : ''}`
}
