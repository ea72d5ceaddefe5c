/** Titles of chapters where the website has no heading that would do. */
export const chapterTitles = {
  opening: ['What this is about', 'Before we start', 'First things first', 'Why we are here', 'Come in'],
  work: ['What they do', 'A look at the work', 'What you find there', 'In plain words'],
  story: ['How it began', 'The people behind it', 'Where it comes from', 'A bit of history'],
  way: ['How it is done', 'Behind the door', 'Step by step', 'How it works'],
  price: ['What it costs', 'The money question', 'Let us talk numbers', 'What you pay'],
  questions: ['What people ask', 'Fair questions', 'Before you decide', 'The difficult questions'],
  closing: ['What stays', 'Before you go', 'One thing to remember', 'To take away'],
} as const
