import type { CoverFault } from '#domain/show-cover.ts'

/** A cover of its own for a show. */
export const showCoverWords = {
  link: 'Cover',
  heading: (title: string) => `The cover of ${title || 'a show without a name'}`,
  lead: 'A square JPEG or PNG in RGB, 1400 to 3000 pixels wide, at most 10 MB. It is written anew as it comes in, stands in the feed and on its pages, and is the cover of each episode.',
  none: 'Nobody has given it a cover: its episodes show the one that we draw.',
  shown: 'As apps show it: on its own page, in a list, and small beside what is playing.',
  file: 'The picture',
  give: 'Take this cover',
  takeAway: 'Take it away',
  back: 'The show in public',
  said: {
    done: 'Done. Apps look for a new cover within a day or two.',
    gone: 'That is not there any more. Nothing was changed.',
    'none-sent': 'Choose a picture first.',
    'too-heavy': 'The file has more than 10 MB, or stays too large however it is written.',
    'no-picture': 'This is no whole JPEG or PNG.',
    'not-square': 'The picture is not square: apps cut it, each in its own way.',
    'too-small': 'The picture is less than 1400 pixels wide: Apple takes none below.',
    'too-large': 'The picture is more than 3000 pixels wide: Apple takes none above.',
    'not-rgb': 'The picture is made for print (CMYK): save it in RGB.',
    'see-through': 'Parts of the picture are transparent: apps would show them black.',
  } satisfies Record<CoverFault | 'done' | 'gone', string>,
} as const
