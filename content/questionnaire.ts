import type { AskedPart, AskedQuestion } from './question-sizes.ts'
import { questionsOfBusiness } from './questions-of-business.ts'
import { questionsOfShow } from './questions-of-show.ts'

export const questionParts = ['business', 'limits', 'sound', 'look', 'running'] as const
export type QuestionPart = (typeof questionParts)[number]

/** Twenty, in five pages. What stands on the website is filled in to be confirmed. */
export const questions: Record<QuestionPart, AskedPart> = { ...questionsOfBusiness, ...questionsOfShow }

export const allQuestions: readonly AskedQuestion[] = questionParts.flatMap((part) => questions[part].asked)

export const questionnaire = {
  heading: 'Questions about your show',
  lead: 'About ten minutes. Whatever you change is kept at once; what your website says already is filled in to be confirmed.',
  parts: 'Parts of the questionnaire',
  progress: (answered: number) => `${answered} of ${allQuestions.length} answered`,
  part: (place: number) => `Part ${place} of ${questionParts.length}`,
  needed: 'needed',
  fromWebsite: 'Taken from your website, not kept yet: saving confirms it.',
  by: (who: string) => `Answered by ${who}`,
  someone: 'somebody who is not here any more',
  tooLong: 'This is longer than it may be, and was not kept. Shorten it.',
  conflict: (who: string) => `${who} has answered this meanwhile. Theirs:`,
  conflictAdvice: 'Yours is still in the field: saving once more replaces theirs.',
  save: 'Save and go on',
  saveLast: 'Save',
  saved: 'Kept.',
  saving: 'Keeping…',
  lost: 'Not kept yet: press Save.',
  someRefused: 'Not everything was kept: look at what is marked.',
  readOnly: 'You may read this. Owners and approvers answer.',
  noSound: 'no recording',
  hear: (label: string) => `Hear: ${label}`,
  hand: {
    heading: 'Hand this part to a colleague',
    whom: 'To whom',
    button: 'Hand it over',
    nobody: 'Nobody else may answer yet: invite somebody under People, as an approver or owner.',
    done: 'They get a letter.',
    known: 'They have it already.',
    gone: 'This has changed meanwhile: nothing was done.',
    since: (who: string) => `Handed to ${who}`,
  },
} as const
