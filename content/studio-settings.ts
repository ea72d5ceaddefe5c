import type { SettingFault } from '#domain/setting-kinds.ts'
import type { OwnerSection } from '#domain/settings.ts'

/** What the sections of the form are called, in its order. */
export const settingSections: readonly { id: OwnerSection; title: string; text: string }[] = [
  {
    id: 'work',
    title: 'How episodes are made',
    text: 'Holds at once, for the next recording and the next letter.',
  },
  {
    id: 'prices',
    title: 'Packages and prices',
    text: 'In US dollars, on every page, in the structured data and in the terms. Only the worked examples in the articles are texts of their own: change them there.',
  },
  {
    id: 'links',
    title: 'Links',
    text: 'Where buttons lead. A checkout without a link leads to a page of ours that says so.',
  },
  {
    id: 'brand',
    title: 'Brand',
    text: 'What you are called, and who visitors write to. It reaches every page, card and letter; episodes that are made already keep their pictures.',
  },
  {
    id: 'legal',
    title: 'Legal record',
    text: 'Imprint, privacy and terms. The pages say “example data” until nothing of the example is left.',
  },
]

/** What the screens of the owner's settings say. */
export const settingsWords = {
  title: 'Settings',
  sections: 'Sections',
  versions: 'Versions',
  keys: 'Keys',
  lead: 'What is set here beats the environment, is kept in versions, and reaches the pages without a restart.',
  readOnly: 'Only an owner changes settings. You see them as they are.',
  look: 'Look at the changes',
  leaveEmpty: (asItCame: string) => `Leave empty for “${asItCame}”.`,
  leaveEmptyForNone: 'Leave empty for none.',
  lineBreaks: 'One a line.',
  unchanged: 'Nothing is different from what holds already.',
  faults: (count: number) => (count === 1 ? 'One field needs a look.' : `${count} fields need a look.`),
  restored: (number: number) =>
    `These are the values of version ${number}. Nothing is saved until you have looked at the changes.`,
  saved: (number: number) => `Saved as version ${number}.`,
  preview: {
    title: 'Before it is saved',
    setting: 'Setting',
    now: 'Now',
    after: 'Then',
    nothing: 'nothing',
    pages: 'Pages',
    building:
      'The pages are being printed for a look at them. That takes a second or two; you need not wait.',
    noPages: 'No page changes. It holds at once.',
    someChange: (count: number) =>
      count === 1 ? 'One page reads differently:' : `${count} pages read differently:`,
    noneChanges: 'No page reads differently.',
    failed: 'These pages cannot be printed. If you save all the same, visitors keep the pages of now.',
    save: 'Save and publish',
    back: 'Go on editing',
    home: 'Home',
  },
  mark: {
    drawn: 'drawn from the name',
    uploaded: ({ type, bytes }: { type: string; bytes: number }) =>
      `an uploaded ${type}, ${Math.max(1, Math.round(bytes / 1024))} KB`,
    drawInstead: ({ type, bytes }: { type: string; bytes: number }) =>
      `Take away the uploaded ${type} (${Math.max(1, Math.round(bytes / 1024))} KB) and draw the mark from the name`,
  },
  stale: {
    title: (by: string, number: number) => `${by} saved version ${number} while you were typing`,
    text: 'What you have not touched now stands as saved there; what you have typed is still yours. Look at the changes again before you save.',
    conflict: (by: string, value: string) =>
      `${by} has set this to “${value}” meanwhile. What you typed stands.`,
    somebody: 'Somebody',
  },
  state: {
    never: 'Nothing was ever set here: everything is as it came, or as the environment says.',
    version: (number: number, by: string, when: string) => `Version ${number}, by ${by}, ${when}.`,
    shown: 'The pages show it.',
    building: 'The pages are being printed. Visitors see those before until then.',
    failed: 'The pages cannot be printed and stay as they were. This is why:',
  },
  history: {
    title: 'Versions of the settings',
    text: 'Each save keeps the whole of it. Going back makes a new version.',
    empty: 'Nothing was ever set. The first version appears here when an owner saves.',
    columns: {
      compare: 'Compare',
      version: 'Version',
      when: 'When',
      who: 'Who',
      changed: 'What changed',
      back: '',
    },
    older: 'Older',
    newer: 'Newer',
    current: 'holds now',
    compare: 'Compare two',
    compared: (one: number, other: number) => `From version ${one} to version ${other}`,
    same: 'These two say the same.',
    back: 'Go back to this one',
    gone: 'somebody who has left',
    more: (count: number) => `and ${count} more`,
    oneOf: (number: number, side: string) => `Version ${number}, ${side}`,
  },
  faultSentences: {
    missing: 'Type something.',
    'too-long': 'This is too long.',
    'not-text': 'This holds characters that cannot be seen. Type it by hand.',
    'no-name': 'A name has at least one letter or digit.',
    'no-storage-prefix': 'This is up to 30 small letters, digits and hyphens, and begins with a letter.',
    'no-colour': 'This is no color of six digits, such as #C8341A.',
    'too-pale': 'The mark could not be seen on this ground: the two colors need a contrast of 4.5 to 1.',
    'no-mark': 'This is no SVG or PNG that can be read, or there is nothing to see in it.',
    'mark-too-large': 'This picture is too large: 256 KB and 4,096 pixels a side at most.',
    'no-plain-svg':
      'This SVG is more than plain shapes. Save it with outlines instead of text, and with colors as attributes instead of a style sheet.',
    'no-email': 'This is no e-mail address, such as hello@example.com.',
    'no-link': 'This is no address that begins with https://, without a password in it.',
    'no-price': 'This is no price from 0 to 100,000 dollars, such as 1,500 or 49.50.',
    'no-whole-dollars': 'This price is in whole dollars, from 1 to 9,999.',
    'no-count': 'This is no whole number from 1 to 100.',
    'too-many': 'These are too many lines.',
    'no-choice': 'Choose one of the list.',
    'no-saying': 'Each line is a name, an equals sign, and how it is said: Nguyen = win.',
    'no-model-price':
      'Each line is a model and three prices in dollars for a million tokens: gpt-6-sol* = 2 / 0.20 / 10.',
    'not-rising': 'Each price is higher than the one before.',
    'same-link': 'Another checkout leads there already, and payments could not be told apart.',
    'same-voice': 'Host and guest need two voices.',
  } satisfies Record<SettingFault, string>,
  choices: {
    automatic: 'The line sends it by itself after all checks',
    review: 'A person approves it first',
    on: 'Yes',
    off: 'No',
  } as Record<string, string>,
} as const
