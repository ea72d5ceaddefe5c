/** The words of the page on which whoever asked changes their episode, in a minute and without us. */
import type { MinuteState } from '#domain/minute.ts'
import { minuteLimits } from '#domain/minute-limits.ts'

type StateShown = Exclude<MinuteState, 'open' | 'thin'> | 'waits' | 'lost' | 'made' | 'away' | 'awayEmpty'

const { days, remakes, sentence, question, answer } = minuteLimits

export const minute = {
  head: {
    title: 'Change your episode',
    description: 'Choose what is read aloud, and say a little yourself.',
  },
  kicker: 'Your minute',
  heading: 'Change your episode',
  lead: 'This is what is read aloud, in its order. Take something out, put something else in, say a little yourself, and press once. It takes about ten seconds, and what you heard stays until the new one is there.',
  thin: {
    heading: 'Two questions, and there is an episode',
    lead: 'Your website says too little for a minute. Tell us yourself: a sentence on what you do, and an answer or two to what you would like to be asked. We read it aloud as yours.',
  },
  about: 'About',
  left: (used: number) =>
    used === 0
      ? `You can make it again ${remakes} times.`
      : used === remakes - 1
        ? 'You can make it again once more.'
        : `You can make it again ${remakes - used} more times.`,
  listen: 'Listen to it as it is',
  states: {
    making: {
      title: 'It is being made',
      text: 'What you heard before stays until the new one is there.',
      first: 'It takes a minute or two. Then you see here what is read aloud, and can change it.',
      pressed:
        'It is being made just now, so this press has changed nothing yet. What you have typed stands below: press again when it is done.',
    },
    held: {
      title: 'Somebody here is looking at it',
      text: 'An editor has the episode on the desk. Try again later, or write to us what you would change.',
    },
    edited: {
      title: 'An editor has worked on it',
      text: 'Its script was changed by hand, and we would lose that. Write to us what you would change.',
    },
    spent: {
      title: 'That was the tenth time',
      text: `An episode is made again ${remakes} times by this page. Write to us what is still missing.`,
    },
    failed: {
      title: 'There is no episode yet',
      text: 'Why, and what would help, stands in our letter to you. Answer it, and we begin again.',
    },
    stopped: {
      title: 'It was stopped',
      text: 'Somebody has stopped this request, so nothing is made any more. Was it a mistake? Write to us.',
    },
    expired: {
      title: 'This link is too old',
      text: `An episode can be changed for ${days} days after it was asked for. Write to us, and we change it for you.`,
    },
    off: {
      title: 'This is switched off',
      text: 'Episodes cannot be changed here at the moment. Write to us what you would change.',
    },
    waits: {
      title: 'It waits for approval',
      text: 'Somebody here hears it before it goes out. You may change it until then.',
    },
    made: {
      title: 'The new one is there',
      text: 'Listen to it, and change more if you like.',
    },
    lost: {
      title: 'It could not be made again',
      text: 'What you heard before is still there. Change something and press again.',
    },
    away: {
      title: 'We cannot reach our notes just now',
      text: 'Nothing is lost: what you have typed stands below. Press again in a minute.',
    },
    awayEmpty: {
      title: 'We cannot reach our notes just now',
      text: 'Open this link again in a minute. Nothing is lost.',
    },
  } satisfies Record<StateShown, { title: string; text: string; first?: string; pressed?: string }>,
  write: 'Write to',
  heard: {
    instead: 'Something else instead',
    opening: {
      title: 'How it begins',
      text: 'Its first sentence opens the episode, and the rest comes back at the end.',
      none: 'Begin with your name instead',
    },
    who: { title: 'Who you are', text: 'The first answer.', none: 'Only my own sentence' },
    thread: {
      title: 'What one should know',
      text: 'In this order. Nothing is read that is not ticked.',
      empty: 'Nothing yet: take something from below, or say it yourself.',
    },
    reviews: { title: 'What customers say', text: 'Read by a voice of their own.' },
    step: { title: 'How one begins', text: 'The last answer.', none: 'Only how to reach you' },
  },
  hosts: {
    title: 'What else is said of you',
    text: 'Taken from your headings, your titles and where you say how to find you.',
    sign: 'A host says it before the first answer.',
    range: 'It is read after the first answer, as the list of what you offer.',
    address: 'A host says it at the end.',
    hours: 'A host says them at the end, unless you give others below.',
  },
  up: 'Up',
  down: 'Down',
  moveUp: (text: string) => `Move up: ${text}`,
  moveDown: (text: string) => `Move down: ${text}`,
  own: 'In your own words',
  notHeard: (reason: string) => `Not heard. ${reason || 'It could not be read in this place.'}`,
  others: {
    title: 'Take something else',
    text: 'All that we have read and could read aloud, by the page on which it stands. What you tick comes last; then you can move it.',
    none: 'There is nothing else that could be read aloud.',
    page: (page: string, count: number) => `${page} (${count})`,
    take: 'Show me the new order',
  },
  say: {
    title: 'Say it yourself',
    text: 'Read aloud as yours, and marked so on the page. Your website must not say otherwise.',
    sentence: 'What do you do, and for whom?',
    sentenceHint: `One sentence, at most ${sentence} letters. It becomes the first answer.`,
    asked: 'What would you like to be asked?',
    askedText: `Up to three questions, each at most ${question} letters, with answers of at most ${answer}.`,
    question: (number: number) => `Question ${number}`,
    answer: (number: number) => `Your answer ${number}`,
  },
  correct: {
    title: 'Is this right?',
    text: 'Leave empty what is right.',
    name: 'Name of the business',
    nameNow: (name: string) => `We say “${name}”.`,
    telephone: 'Telephone',
    telephoneNow: (number: string | undefined) =>
      number ? `We say ${number}.` : 'We found none that is surely yours.',
    hours: 'Opening hours',
    hoursNow:
      'As you would say them, such as: Tuesday to Friday from 7 to 3, Saturdays until noon. A host asks for them.',
  },
  /** What a host asks, by the language of the show. */
  asksHours: {
    en: 'When are you open?',
    de: 'Wann haben Sie geöffnet?',
    fr: 'Quand êtes-vous ouverts\u00a0?',
    es: '¿Cuándo abren?',
  } as Readonly<Record<string, string>>,
  /** In place of the last sentence of a summary that would say too much. */
  ownSummary: {
    en: (site: string) =>
      `What is read aloud stands on ${site}, or was added by whoever asked for this episode; the page marks which.`,
    de: (site: string) =>
      `Was vorgelesen wird, steht auf ${site} oder kommt von der Person, die um diese Folge gebeten hat; die Seite zeigt, was woher ist.`,
    fr: (site: string) =>
      `Ce qui est lu se trouve sur ${site} ou vient de la personne qui a demandé cet épisode ; la page montre d’où vient quoi.`,
    es: (site: string) =>
      `Lo que se lee está en ${site} o viene de quien pidió este episodio; la página muestra de dónde viene cada cosa.`,
  } as Readonly<Record<string, (site: string) => string>>,
  press: 'Make it again',
  pressThin: 'Make the episode',
  privacy:
    'What you write is kept with your request and deleted with it. It is heard in this episode and stands in no letter.',
  faults: {
    title: (title: string) => `Not yet: ${title}`,
    summary: (count: number) =>
      count === 1 ? 'One thing before we can make it' : `${count} things before we can make it`,
    'too-long': 'This is too long.',
    unsayable: 'Plain words only, please: our voices cannot say some of these signs.',
    address: 'Leave addresses and links out: a host says where to find you.',
    empty: 'There is no word in it.',
    'no-number': 'This is no telephone number.',
    'more-than-one': 'One question at a time.',
    'to-machines': 'This speaks to a machine. Nobody could listen to it.',
    'refused-word': 'There is a word in it that we do not read aloud.',
    'needs-answer': 'What is your answer?',
    'needs-question': 'Which question does this answer?',
    safety: (word: string) => `“${word}” is heard only where your website says it itself, in its own words.`,
    number: (theirs: string, statement: string) =>
      `Your website says ${theirs}: “${statement}” Change one of the two.`,
    'not-heard': (reason: string) => `This could not be read aloud. ${reason}`,
    'no-who': 'Nothing says who you are: choose a passage, or write the sentence.',
    'too-few': (words: number) =>
      `That is ${words === 1 ? '1 word' : `${words} words`} to read, and too few for an episode. Tick more, or say more yourself.`,
  },
  progress: {
    steps: [
      'The script is planned',
      'The script is written',
      'Every sentence is checked',
      'The voices are recorded',
      'Sound and music are put together',
      'The cover is drawn',
      'The page is ready',
    ],
    label: 'How far it is',
    of: (done: number, all: number) => `${done} of ${all} steps`,
    done: 'done',
    toCome: 'to come',
    reload: 'This page shows by itself when it is there. If it does not,',
    look: 'look again',
  },
  links: {
    title: 'Is it right?',
    text: 'See what is read aloud, choose something else, say a sentence yourself. It is made again in about ten seconds.',
    link: 'Change your episode',
  },
} as const
