import { type FileTrouble, type SourceKind, type SourceRights, sourceLimits } from '#domain/source.ts'
import type { TopicOrigin } from '#domain/topics.ts'

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

/** What people read about what their show is told from. */
export const materialWords = {
  heading: 'What the show is told from',
  lead: 'Your website, and what you hand in here. Nothing that you hand in is used before you have seen how we read it.',
  back: 'All material',
  toClient: 'To the client',
  gauge: {
    heading: 'How much is left to tell',
    left: (episodes: number) =>
      episodes === 0
        ? 'Not enough for another episode.'
        : episodes === 1
          ? 'About one episode more.'
          : `About ${episodes} episodes more.`,
    basis: (words: number) =>
      `We estimate it from ${words.toLocaleString('en-GB')} words that no episode has told yet. No episode repeats what another has read aloud.`,
    unread: 'Nobody has read your website yet: it is counted when the first episode is begun.',
    short: 'We need more from you soon: answer these questions, or hand in a file.',
  },
  answers: {
    heading: 'Answer three questions',
    lead: 'Answer as you would a customer. What you write may be read aloud.',
    button: 'Keep this answer',
    source: 'Your answers',
    usual: [
      'How did your business begin?',
      'What do new customers get wrong about what you do?',
      'What happens from the first call to the day the work is done?',
      'Tell us about a piece of work that you are proud of.',
      'What do you do differently from others in your trade, and why?',
      'What should somebody know before they spend money on what you sell?',
    ],
    none: 'You have answered everything that we have asked.',
  },
  handIn: {
    heading: 'Hand in a file',
    lead: `PDF, Word (.docx), text, Markdown, or a transcript (VTT, SRT, Zoom, Teams, YouTube). ${megabytes(sourceLimits.bytes)} MB at most.`,
    file: 'File',
    rights: 'How may we use it?',
    button: 'Hand it in',
  },
  rights: {
    ours: 'It is ours: it may be read aloud.',
    background: 'As background: you may know it, and read nothing of it aloud.',
  } satisfies Record<SourceRights, string>,
  list: {
    heading: 'Handed in',
    none: 'Nothing yet.',
    by: (who: string | null) => `from ${who ?? 'us'}`,
  },
  kinds: {
    pdf: 'PDF',
    docx: 'Word',
    text: 'Text',
    transcript: 'Transcript',
    answers: 'Answers',
  } satisfies Record<SourceKind, string>,
  states: {
    waiting: 'is being read',
    read: 'was read: look at it, and say whether we may use it',
    refused: 'could not be read',
    ours: (ours: number, pieces: number) =>
      ours === pieces ? 'is used' : `is used: ${ours} of ${pieces} paragraphs`,
    background: 'is background: nothing of it is read aloud',
  },
  waiting: 'We are reading it. Load this page again in a moment.',
  troubles: {
    empty: 'This file is empty.',
    encrypted: 'This PDF opens only with a password: hand in one without.',
    scan: 'This PDF is a picture of a text: hand in the file that it was printed from.',
    'no-text': 'There are no sentences in this file.',
    program: 'This is a program, whatever its name says.',
    picture: 'This is a picture: we read texts.',
    sound: 'This is a sound or a film: hand in its transcript.',
    'old-office': 'This is an old or a locked file of Office: save it as .docx without a password.',
    'other-office':
      'This is a table, slides or a file of another office program: save its text as .docx or PDF.',
    archive: 'This is an archive: hand in the files in it one by one.',
    unknown: 'We do not know what kind of file this is: PDF, .docx and texts can be read.',
    'too-much': 'This file unfolds to more than anybody could read: hand in a smaller part of it.',
    'too-slow': 'Reading this file takes too long: hand in a smaller part of it.',
    broken: 'This file is damaged, or not what it says it is: save it anew and hand that in.',
  } satisfies Record<FileTrouble, string>,
  foreign: (language: string) =>
    `It is written in ${language}: an episode takes only what is written in the language of your website.`,
  source: {
    asRead: 'As we have read it',
    lead: 'Take the mark away from what must not be read aloud.',
    leadOfTranscript:
      'People speak freely when they talk: nothing of it is read aloud before you have marked it, line by line.',
    place: (page: number, paragraph: number | null) =>
      paragraph ? `page ${page}, paragraph ${paragraph}` : `page ${page}`,
    paragraph: (number: number) => `paragraph ${number}`,
    asked: 'We have asked:',
    keep: 'Keep these marks',
    parts: 'Parts',
    use: 'May we use it?',
    agreed: 'Everybody who speaks in it has agreed that it is used.',
    useButton: 'Use it so',
    download: 'Download the file as you handed it in',
    remove: 'Take it away',
    removeText: 'The file and what was read of it are deleted.',
    removeSure: 'Take it away all the same',
  },
  /** What operators read of a show's topics. */
  topics: {
    origins: {
      client: 'from the client',
      house: 'from us',
      questions: 'its customers ask it',
      feed: 'new on its blog',
      draft: 'a title of its draft',
    } satisfies Record<TopicOrigin, string>,
    day: (day: string) => `planned for ${day}`,
  },
  said: {
    done: 'Kept.',
    kept: 'Handed in.',
    known: 'You have handed in this very file already.',
    full: `A show has room for ${sourceLimits.files} files and ${megabytes(sourceLimits.allBytes)} MB: take something away first.`,
    'too-big': `This file is larger than ${megabytes(sourceLimits.bytes)} MB: nothing was kept.`,
    empty: 'Choose a file first: this one is empty or missing.',
    forbidden: 'Only owners and approvers may change that: nothing was kept.',
    gone: 'This is not there any more: nothing was kept.',
    'nothing-marked': 'Mark at least one line that may be read aloud: nothing was kept.',
    'not-agreed': 'Say that everybody who speaks in it has agreed: nothing was kept.',
    rests: 'Episodes rest on this: without it nobody can look up what they say. Nothing was deleted yet.',
    'too-long': `An answer has ${sourceLimits.answerCharacters} characters at most: nothing was kept.`,
    removed: 'It is deleted.',
    'no-topic': 'Write a topic in words, 120 characters at most: nothing was kept.',
    'known-topic': 'This topic is there already, or the list is full.',
    'no-address': 'This is no address of a page: nothing was kept.',
  },
} as const
