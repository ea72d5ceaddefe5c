import type { WaitsFor } from '#domain/slots.ts'

/** What the desk says of the client whose show an episode is of. */
export const clientSide = {
  heading: 'The client',
  nobody: 'This episode is of no show: it goes on without a client.',
  of: (client: string) => `Of the show of ${client}`,
  unnamed: 'a client without a name yet',
  beforeGate:
    'The script goes to them when it is written and checked. No voice is made before they have approved it.',
  notAsked: 'Its voices were under way when it was tied: its script was not put before them.',
  wantsChanges: 'The client wants changes',
  saidSoFar: (count: number) =>
    count === 1 ? '1 remark, and no decision yet' : `${count} remarks, and no decision yet`,
  gates: {
    script: {
      since: (when: string) => `The script is with the client since ${when}.`,
      yes: (who: string, when: string) => `The script was approved by ${who}, ${when}.`,
      changes: (who: string, when: string) =>
        `${who} asked for changes, ${when}. A change of words brings it before them again.`,
      approve: 'They approve this script',
    },
    episode: {
      since: (when: string) => `The episode is with the client since ${when}.`,
      yes: (who: string, when: string) => `The episode was approved by ${who}, ${when}.`,
      changes: (who: string, when: string) =>
        `${who} asked for changes to the episode, ${when}. Change it and make it again: then it goes to them.`,
      approve: 'They approve this episode',
    },
  },
  date: (when: string) => `Its date is ${when}: it does not go out before.`,
  waitsFor: {
    date: 'No date of its show is free: it goes out when there is one.',
    waits:
      'The plan of its show rests, or money is late or in doubt: it does not go out before that is over.',
    over: 'The plan of its show has ended: it does not go out.',
  } satisfies Record<WaitsFor, string>,
  forThem: (who: string) => `${who}, for the client`,
  bySilence: 'nobody: its owner has chosen that it goes on where nobody answers',
  somebody: 'somebody who is not there any more',
  open: (count: number) => (count === 1 ? '1 remark at its sentence' : `${count} remarks at their sentences`),
  settled: (count: number) =>
    count === 1
      ? '1 remark on words or recordings that are replaced'
      : `${count} remarks on words or recordings that are replaced`,
  saidOf: (who: string, said: string) => `${who}, of “${said}”:`,
  mark: 'The client:',
  tie: {
    heading: 'Whose show',
    label: 'Show',
    hint: 'Its script waits for the client before any voice is made, and the episode before it is out.',
    none: 'None: a free episode',
    button: 'Tie',
    since: 'since',
    search: 'Find a show by its client or an address',
    find: 'Find',
    newest: (shown: number, total: number) =>
      `The newest ${shown} of ${total} shows: find any other by its client.`,
    found: (total: number) =>
      total === 0 ? 'No show fits.' : total === 1 ? '1 show fits.' : `${total} shows fit.`,
    gone: 'This show is not there any more: nothing was entered. Choose another, or none.',
  },
  decide: {
    heading: 'Decide for the client',
    text: 'For a client who says it on the telephone. It is written down under your name.',
    words: 'What they want changed',
    changes: 'They ask for changes',
  },
  answers: {
    tied: 'Tied.',
    'not-now': 'Not now: voices are being made, or it is out. Nothing was changed.',
    gone: 'This show or this episode is not there any more.',
    decided: 'Written down. The line goes on by itself where it was approved.',
    changed: 'It has changed meanwhile: nothing was decided.',
    'being-changed': 'It was changed and not made again: nothing was decided.',
    first: (who: string) => `${who} was first: nothing was decided.`,
    'say-what': 'Write down what they want changed.',
    forbidden: 'Nothing was decided.',
  },
} as const
