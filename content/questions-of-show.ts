import { own } from '#domain/own.ts'
import { type AskedPart, lines, long, short } from './question-sizes.ts'
import { heroSample } from './samples.ts'
import { voices } from './voices.ts'

/** Recordings in which a voice is the host: what can be heard of it. */
const heardIn: Record<string, string> = {
  nora: heroSample.id,
  ewan: 'below-eight-degrees',
  maya: 'corner-plot',
  sam: 'the-second-no',
  hugo: 'bay-nine',
}

/** How it sounds, looks and runs. */
export const questionsOfShow = {
  sound: {
    heading: 'How it sounds',
    asked: [
      {
        id: 'tone',
        label: 'How do you sound? Listen, and pick what is closest.',
        choices: [
          { id: 'warm', label: 'Warm, like a bakery', sample: heroSample.id },
          { id: 'plain', label: 'Plain, like a freight yard', sample: 'bay-nine' },
          { id: 'exact', label: 'Exact, like a laboratory', sample: 'below-eight-degrees' },
        ],
        text: short,
      },
      {
        id: 'hosts',
        label: 'One host or two?',
        choices: [
          { id: 'one', label: 'One' },
          { id: 'two', label: 'Two' },
          { id: 'you', label: 'Decide for us' },
        ],
      },
      {
        id: 'voices',
        label: 'Which voices?',
        hint: 'As many as you like. Where there is a recording, you hear the voice as the host of it.',
        isSeveral: true,
        choices: voices.map(({ id, name, character }) => {
          const sample = own(heardIn, id)
          return { id, label: `${name}: ${character}`, ...(sample && { sample }) }
        }),
      },
      {
        id: 'names',
        label: 'Which names and words are often said wrong, and how are they said?',
        hint: 'A line each, such as: Cholmondeley, said “Chumley”.',
        text: lines,
      },
      {
        id: 'language',
        label: 'Which language does the show speak?',
        choices: [
          { id: 'en', label: 'English' },
          { id: 'other', label: 'Another one' },
        ],
        text: short,
      },
    ],
  },
  look: {
    heading: 'How it looks',
    asked: [
      {
        id: 'show-name',
        label: 'Ideas for the show’s name, and names that you do not want',
        text: long,
      },
      {
        id: 'colors',
        label: 'Colors, logo, a cover that you like',
        hint: 'Addresses are best: a page with your logo, a cover that you like.',
        text: long,
      },
      {
        id: 'have',
        label: 'What do you have already: a blog, PDFs, slides, newsletters, talks?',
        hint: 'An address or a name a line. Files are handed in under “What the show is told from”, which stands at your show.',
        text: lines,
      },
    ],
  },
  running: {
    heading: 'How it runs',
    asked: [
      {
        id: 'rhythm',
        label: 'Weekday, time and time zone of an episode, and days without one',
        hint: 'Such as: Tuesdays at 9, London; none in August.',
        text: long,
      },
      {
        id: 'approves',
        label: 'Who reads and approves, and who else should see it?',
        hint: 'Names are enough here. Invite them under People as approvers and readers.',
        text: long,
        isNeeded: true,
      },
      {
        id: 'silence',
        label: 'If nobody answers in time: wait, or publish?',
        choices: [
          { id: 'waits', label: 'Wait' },
          { id: 'passes', label: 'Publish' },
        ],
      },
      {
        id: 'directories',
        label: 'With hosting: category, the owner’s name for the directories, and a feed that exists already',
        text: long,
      },
    ],
  },
} satisfies Record<string, AskedPart>
