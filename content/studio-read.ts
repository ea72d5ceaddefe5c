/** What the screen says on which all that was read of a website can be chosen, and what was left out has its reason. */
export const readWords = {
  title: 'What was read',
  lead: 'Everything that was read of the website, word for word. Nobody types here: what you choose is read as it stands on its page.',
  back: 'Back to the desk',
  views: {
    suggested: 'Suggestions',
    all: 'Every passage',
    'left-out': 'Left out, with reasons',
  },
  label: 'What is shown',
  search: 'Search words, headings and pages',
  find: 'Find',
  clear: 'Show all of them again',
  target: {
    instead: 'It is read instead of this:',
    after: 'It is put in after this:',
    beside:
      'The place that you came from has gone meanwhile: somebody has left it out or exchanged it. What you choose is put in after this:',
    none: 'To have one of them read, choose its place first: at the desk, “Choose another passage” or “Put in a passage after it”.',
    notNow: 'Nothing can be chosen at this point.',
  },
  counts: {
    suggested: (count: number) =>
      count === 1
        ? 'One passage that the writer would read, too'
        : `${count} passages that the writer would read, too, best first`,
    all: (count: number) => (count === 1 ? 'One passage' : `${count} passages, in the order of the website`),
    'left-out': (count: number) =>
      count === 1 ? 'One stretch is left out' : `${count} stretches are left out`,
  },
  none: {
    suggested: 'The writer would read nothing else of it. Look among every passage.',
    all: 'Nothing was found.',
    'left-out': 'Nothing was left out.',
    words: 'Nothing has all of these words.',
  },
  asks: 'The website asks:',
  by: (name: string) => `signed ${name}`,
  isInScript: 'is read in the episode',
  open: 'Choose from it',
  sentences: 'Sentences to be read',
  why: (reason: string) => `the writer leaves it out: it ${reason}`,
  read: { instead: 'Read this instead', after: 'Put this in' },
  reason: (reason: string) => `It ${reason}`,
  reasonCount: (count: number) => (count === 1 ? 'once' : `${count} times`),
  more: (count: number) => `All ${count} of them`,
  every: 'All reasons',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  before: 'Page before',
  next: 'Next page',
  keys: {
    heading: 'Keys',
    open: 'Keys',
    close: 'Close',
    list: [
      ['/', 'search'],
      ['j', 'next passage'],
      ['k', 'passage before'],
      ['Enter', 'choose from it'],
      ['Ctrl Enter', 'have it read'],
      ['b', 'back to the desk'],
      ['?', 'show these keys'],
    ],
  },
} as const
