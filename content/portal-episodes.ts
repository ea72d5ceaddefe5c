import { portalScripts } from './portal-scripts.ts'

/** What clients read about their finished episodes before these are out. */
export const portalEpisodes = {
  ...portalScripts,
  title: 'Episode',
  lead: 'It is not out before one of you approves it. Listen; below each sentence stands what it rests on. If something is wrong, say so beside it.',
  leadOut:
    'What is out stays as it is until one of you approves this. Listen; below each sentence stands what it rests on. If something is wrong, say so beside it.',
  other: 'There is another recording than the one you began with.',
  beginAnew: 'Begin with the new one',
  readOnly: 'You may listen and read. Owners and approvers decide.',
  parts: 'Parts of the episode',
  nextPart: 'Listen on',
  remark: {
    ...portalScripts.remark,
    label: 'What is wrong here: the words, or how they are said?',
  },
  settled: 'Said of a recording that is replaced',
  decide: {
    ...portalScripts.decide,
    approve: 'Approve this episode',
    approveText: 'It goes out as you hear it, to the byte.',
  },
  state: {
    ...portalScripts.state,
    beingWritten: 'This episode is being changed. It is here again when it is your turn.',
  },
  since: {
    ...portalScripts.since,
    heading: 'What is new since you heard it last',
  },
  said: {
    ...portalScripts.said,
    changed: 'There is another recording since you opened this: nothing was decided. Below is the new one.',
    'being-changed': 'We are changing this episode just now: nothing was decided. You get the new one.',
    'not-now': 'This episode waits for nobody at the moment: nothing was decided.',
    gone: 'This episode is not there any more.',
    full: 'There are 400 remarks on this episode, and that is as many as there may be. What else is wrong can be said in the field at the end.',
    decided: (verdict: 'yes' | 'changes', who: string, when: string) =>
      `${who} was first, and ${verdict === 'yes' ? 'approved this episode' : 'asked for changes'} on ${when}. Your press changed nothing.`,
  },
  sound: 'The episode',
  soundOfPart: 'This part of the episode',
  play: 'A sentence plays where you press it.',
} as const
