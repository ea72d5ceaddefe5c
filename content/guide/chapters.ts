type Chapter = {
  number: number
  theme: string
  title: string
  description: string
  topics: readonly string[]
}

type Written = Omit<Chapter, 'number'>

const written: readonly Written[] = [
  {
    theme: 'Foundation',
    title: 'Should there be a show at all?',
    description: 'Twelve questions that end in yes, no or not yet, before a dollar is spent.',
    topics: [
      'What a B2B show can do for sales, and what it cannot',
      'The first year’s cost, line by line',
      'Interview, solo, narrated or internal',
      'The figure at which you should stop',
    ],
  },
  {
    theme: 'Positioning',
    title: 'One listener, one sentence',
    description: 'Whom the show is for, and the promise that makes her come back in week two.',
    topics: [
      'Writing the promise in one sentence',
      'The five shows your buyer already follows',
      'A name that survives being said aloud',
      'Cover art that reads at 55 pixels',
    ],
  },
  {
    theme: 'Content strategy',
    title: 'A year of episodes from what you know',
    description: 'Sales calls, support mail and old slides, turned into a list in the order buyers ask.',
    topics: [
      'Ten sales calls, mined for questions',
      'Seasons of eight or weekly without end',
      'An episode for each stage of a deal',
      'The 90-day calendar, filled in',
    ],
  },
  {
    theme: 'Scripting',
    title: 'Writing for one pair of ears',
    description: 'Why good blog posts make bad episodes, and the rewrite that mends it.',
    topics: [
      'The first forty seconds',
      'Sentences a voice can carry',
      'Figures, names and acronyms, spoken',
      'Cutting a draft by a third',
    ],
  },
  {
    theme: 'Voice and recording',
    title: 'Your voice, a hired one or an AI one',
    description: 'Three ways to be heard, with their cost, their limits and their manners.',
    topics: [
      'What a closet and one microphone can do',
      'Casting a stock AI voice',
      'Cloning: consent, samples, limits',
      'Where and how to say it is AI',
    ],
  },
  {
    theme: 'Production',
    title: 'From takes to a finished file',
    description: 'Editing in the order that saves hours: meaning, then pace, then noise.',
    topics: [
      'Cutting for meaning first',
      'Loudness: −16 LUFS and why',
      'Music you are allowed to use',
      'A review round that takes one day',
    ],
  },
  {
    theme: 'Publishing',
    title: 'On every platform by the afternoon',
    description: 'A host, a feed and the dozen fields from which every listing is built.',
    topics: [
      'Choosing a host that you can leave',
      'Fields that Apple and Spotify check',
      'Titles for search, descriptions for people',
      'Transcripts and chapter marks',
    ],
  },
  {
    theme: 'Growth',
    title: 'The first five hundred who matter',
    description: 'In a market of two thousand buyers, reach means being sent from desk to desk.',
    topics: [
      'The episode that goes out before a meeting',
      'Swapping guests with your market’s neighbors',
      'One episode, eight posts',
      'Downloads, followers, completion: which to trust',
    ],
  },
  {
    theme: 'Monetization',
    title: 'What it earns, and how you know',
    description: 'Most B2B shows pay in pipeline, not in ads. Here is how to count that.',
    topics: [
      'One link per episode',
      'Asking new customers what they heard',
      'Sponsors in a small niche',
      'The one-page report for finance',
    ],
  },
  {
    theme: 'Automation',
    title: 'Give the dull half to machines',
    description: 'What software does well between script and inbox, and four jobs it must not have.',
    topics: [
      'Notes, posts and newsletter from a transcript',
      'Catching a wrong figure before it is spoken',
      'Publishing on time while you sleep',
      'What stays with a person',
    ],
  },
  {
    theme: 'Checklists',
    title: 'Lists for the days that go wrong',
    description: 'One page each, in large type, to be taped to a wall.',
    topics: [
      'Before the first episode',
      'Before each upload',
      'When the guest cancels',
      'At the end of the quarter',
    ],
  },
  {
    theme: 'Bonus',
    title: 'Three scripts, taken apart',
    description: 'Complete episodes with notes in the margin on why each line stands where it does.',
    topics: [
      'A founder’s story in eight minutes',
      'A customer’s case, with figures',
      'An internal update people finish',
      'Which of the 50+ templates, and when',
    ],
  },
]

export const chapters: readonly Chapter[] = written.map((chapter, index) => ({
  number: index + 1,
  ...chapter,
}))
