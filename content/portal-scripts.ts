import type { Speaker } from '#domain/script.ts'
import type { EpisodeStage } from '#domain/script-gate.ts'
import type { WaitsFor } from '#domain/slots.ts'

const somebody = 'somebody who does not belong to this client any more'

/** What clients read about their scripts before these get a voice. */
export const portalScripts = {
  heading: 'Episodes',
  scriptOf: 'script of',
  soundOf: 'recording of',
  untitled: 'An episode without a title yet',
  waits: (count: number) => (count === 1 ? '1 script waits for you' : `${count} scripts wait for you`),
  episodesWait: (count: number) =>
    count === 1 ? '1 finished episode waits for you' : `${count} finished episodes wait for you`,
  episodesWaitForOthers: (count: number) =>
    count === 1
      ? '1 finished episode waits for your colleagues'
      : `${count} finished episodes wait for your colleagues`,
  waitsForOthers: (count: number) =>
    count === 1 ? '1 script waits for your colleagues' : `${count} scripts wait for your colleagues`,
  stages: {
    coming: 'coming',
    written: 'being written',
    read: 'your turn: read the script',
    changed: 'you asked for changes, and we are at them',
    recorded: 'approved, and being recorded',
    listen: 'your turn: listen',
    leaving: 'approved, and on its way out',
    out: 'out',
    ended: 'ended without an episode',
  } satisfies Record<EpisodeStage, string>,
  waitsFor: {
    date: 'approved, and waits for a date that is free',
    waits: 'approved, and waits while the plan rests, or money is late or in doubt',
    over: 'approved, and does not go out: the plan has ended',
  } satisfies Record<WaitsFor, string>,
  /** For readers, who decide nothing. */
  withOthers: { read: 'your colleagues read the script', listen: 'your colleagues listen' },
  title: 'Script',
  lead: 'No voice is made before one of you approves this script. Read every line; below it stands what it rests on. If one is wrong, say so beside it.',
  leadOut:
    'What is out stays as it is until one of you approves what is new. Read every line; below it stands what it rests on. If one is wrong, say so beside it.',
  other: 'The script has changed since you began to read it.',
  beginAnew: 'Read it from its beginning',
  readOnly: 'You may read this. Owners and approvers decide.',
  about: 'What the episode is about',
  speakers: { host: 'Host', guest: 'Guest', reader: 'The website', customer: 'A customer' } satisfies Record<
    Speaker,
    string
  >,
  part: (part: number, parts: number) => `Part ${part} of ${parts}`,
  parts: 'Parts of the script',
  toDecide: 'To the decision',
  nextPart: 'Read on',
  readFrom: 'Word for word from',
  unsupported: 'Your website does not say this.',
  vouched: (who: string) => `${who} answers for this.`,
  remark: {
    link: 'Say what is wrong',
    label: 'What is wrong with this sentence?',
    hint: 'It comes to us when you ask for changes at the end. At most 2,000 characters.',
    earlier: (count: number) => (count === 1 ? 'One earlier remark' : `${count} earlier remarks`),
    button: 'Keep this',
    cancel: 'Leave it',
    by: (who: string | null) => who ?? somebody,
  },
  settled: 'Said of sentences that are changed or gone',
  settledText: (said: string) => `“${said}”`,
  since: {
    heading: 'What is new since you approved',
    anew: 'It was written again as a whole.',
    more: (count: number) => `and ${count} more`,
    of: {
      voice: 'Another voice',
      pronunciation: 'A name is said in another way',
      theme: 'Other music',
      cover: 'Another cover',
    },
  },
  decide: {
    heading: 'Your decision',
    approve: 'Approve this script',
    approveText: 'These very words get their voices.',
    changes: 'Ask for changes',
    words: 'What else is wrong?',
    wordsHint: 'May stay empty where you have said it beside a sentence.',
  },
  state: {
    waits: 'It has been waiting for your decision since',
    recorded: 'Approved by',
    changed: 'Changes asked for by',
    on: 'on',
    by: ({ by, who }: { by: 'member' | 'operator' | 'silence'; who: string | null }) => {
      if (by === 'silence') return 'your own choice that it goes on where nobody answers,'
      return by === 'operator' ? `us, for you${who ? ` (${who})` : ''}` : (who ?? somebody)
    },
    theirWords: 'They said:',
    ended: 'Nothing comes of this any more: it ended without an episode.',
    beingWritten: 'This script is being changed. It is here again when it is your turn.',
  },
  said: {
    changed: 'The script has changed since you opened it: nothing was decided. Below is the new one.',
    'being-changed': 'This script is being changed just now: nothing was decided.',
    'not-now': 'This script waits for nobody at the moment: nothing was decided.',
    gone: 'This script is not there any more.',
    forbidden: 'Only owners and approvers may do that: nothing was kept.',
    'say-what': 'Say what is wrong first: beside a sentence, or in the field below. Nothing was decided.',
    empty: 'There is nothing in the field yet.',
    'too-long': 'That is longer than 2,000 characters: nothing was kept. Shorten it, or say it in two.',
    full: 'There are 400 remarks on this script, and that is as many as there may be. What else is wrong can be said in the field at the end.',
    decided: (verdict: 'yes' | 'changes', who: string, when: string) =>
      `${who} was first, and ${verdict === 'yes' ? 'approved this script' : 'asked for changes'} on ${when}. Your press changed nothing.`,
  },
} as const
