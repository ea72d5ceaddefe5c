/** What stands in the file with which a show moves out: its guide, and the words around scripts. */
export const kitWords = {
  fileName: (slug: string) => `${slug}.zip`,
  link: 'Everything of this show as one file (ZIP)',
  portal: 'Take everything along',
  about:
    'The feed, every sound as listeners hear it, covers, transcripts, chapters, scripts with what they rest on, and all figures. It is yours.',
  heading: (title: string) => `Everything of ${title}`,
  madeOn: (day: string, from: string) => `Made on ${day} at ${from}.`,
  inside: {
    title: 'What is in here',
    rows: [
      ['feed.xml', 'The feed as apps were served it. The guid of each episode must never change.'],
      [
        'episodes/',
        'A folder for each episode of the feed: sound, covers, transcript, chapters, and its script with what each sentence rests on.',
      ],
      ['not-in-feed/', 'Published episodes that the feed does not have, or has no more.'],
      ['figures.csv', 'All figures, a line for each number.'],
      ['kit.json', 'For programs: which address of the feed is which file in here.'],
    ],
  },
  moving: {
    title: 'How to move',
    steps: [
      'Ask the new host to import the feed by its address, or hand it this file. Check that the guids are the same afterward: apps tell episodes apart by them, and download everything again where they differ.',
      'A host that asks whether the feed is yours sends a code to the owner’s address, or wants a word of its own in the feed. We show the address for seven days, and unlock the feed, when you ask us.',
      'Send us the address of the new feed. For four weeks ours tells apps of it, and then leads there for good, so nobody has to subscribe again.',
      'Look in each directory whether it shows the new feed.',
    ],
  },
  feedAddress: 'The address of the feed:',
  noFeed: 'The feed has never been in public.',
  episodes: 'Episodes',
  columns: { number: 'Number', title: 'Title', day: 'Published', guid: 'Guid', folder: 'Folder' },
  script: (title: string) => `Script of ${title}`,
  rests: 'Rests on',
  saidOn: (day: string) => `its owner’s words of ${day}`,
  vouched: (name: string) => `${name} answers for it`,
  bridge: 'Says nothing about the business.',
} as const
