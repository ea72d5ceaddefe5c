import type { DraftPart } from '#domain/show-draft.ts'
import { portalScripts } from './portal-scripts.ts'

/** What clients read about their show before it has an episode. */
export const portalDraft = {
  title: 'Your show’s draft',
  lead: 'This is how your show would look and sound to listeners. Say of each part whether it fits. What fits is kept for your show at once; nothing is public by that.',
  readOnly: 'You may read and listen. Owners and approvers decide.',
  never: 'Nothing here passes by silence: what you do not decide stays open.',
  old: (version: number) => `This is version ${version}. It is not decided about any more.`,
  toNewest: 'To the present version',
  toDraft: 'See the draft of your show',
  version: (version: number) => `Version ${version}`,
  versions: 'Versions',
  shown: 'shown',
  waits: (open: number, of: number) =>
    open === 0
      ? 'Every part of your show’s draft is decided.'
      : `${open} of ${of} parts of your show’s draft wait for you`,
  waitsForOthers: (open: number, of: number) =>
    open === 0
      ? 'Every part of your show’s draft is decided.'
      : `${open} of ${of} parts of your show’s draft wait for your colleagues`,
  parts: {
    name: 'Its name',
    description: 'What it is about',
    category: 'Its category',
    cover: 'Its cover',
    voices: 'Its voices',
    music: 'Its music',
    title: 'The first titles',
  } satisfies Record<DraftPart, string>,
  about: {
    name: 'As a list of an app shows it.',
    description: 'As the page of your show in an app begins.',
    category: 'Directories sort shows by it.',
    cover: 'They are drawn for this name. Choose one.',
    voices: 'Each says the same words. Press to hear them, then choose.',
    music: 'The beginning of an episode, ten seconds of it. Press to hear it, then choose.',
    title:
      'As the list of episodes in an app shows them. Where your website says something of one, that stands below it.',
  } satisfies Record<DraftPart, string>,
  by: (business: string) => `by ${business}`,
  coverOf: (number: number) => `Cover ${number}`,
  own: {
    chosen: 'a picture that was handed in',
    summary: 'Or give us a cover of your own',
    hint: 'A square JPEG or PNG in RGB, 1400 to 3000 pixels wide, at most 10 MB. It is the cover of your show as soon as it is here.',
    file: 'The picture',
    button: 'Take this cover',
  },
  themeOf: (number: number) => `Music ${number}`,
  host: 'Host',
  guest: 'Second voice',
  hear: (what: string) => `Hear: ${what}`,
  isNew: 'New in this version.',
  was: 'Before:',
  gone: 'Not among them any more:',
  fits: { plain: 'It fits', chosen: 'Take what is chosen' },
  titleNamed: (number: number) => `title ${number}`,
  changes: {
    summary: 'Ask for a change',
    words: 'What should be different?',
    suggestion: 'How it should read instead (may stay empty)',
    button: 'Send',
  },
  again: 'Decide otherwise',
  decided: {
    yes: 'Fits, says',
    changes: 'A change was asked for by',
    suggested: 'Instead:',
    on: 'on',
    by: portalScripts.state.by,
    took: 'Chosen:',
  },
  said: {
    changed:
      'This part has changed since you opened the page: nothing was decided. Below is the new version.',
    gone: 'There is no such draft any more: nothing was decided.',
    forbidden: 'Only owners and approvers may decide: nothing was kept.',
    'say-what': 'Say what should be different, or how it should read instead. Nothing was decided.',
    choose: 'Choose first, and where there are two voices two different ones. Nothing was decided.',
    'too-long': 'That is longer than it may be: nothing was kept. Shorten it.',
    decided: (verdict: 'yes' | 'changes', who: string, when: string) =>
      `${who} was first, and ${verdict === 'yes' ? 'has said that it fits' : 'has asked for a change'} on ${when}. Your press changed nothing.`,
  },
} as const
