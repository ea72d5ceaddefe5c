/** What was true on the day it was written, and what only an eye takes in. */
import type { Words } from '#production/writer/words-of.ts'
import { count, type UnfitReason } from './reason.ts'

/** Days of years long gone do not go by: that is history. */
const longGone = '(?:1[5-9]\\d|20[01])\\d(?!\\d)'
const daysLongGone = new RegExp(`\\d{1,2}\\S*((?: de| of)? \\p{L}+\\.?(?: de| of|,)? ${longGone})`, 'gu')

/** A number beside the name of a month. */
function namesDay(sentence: string, { months, ofMonth, monthsAreLarge }: Words): boolean {
  const said = sentence.replace(daysLongGone, '$1').split(/\s+/)
  const isMonth = (word: string | undefined) =>
    word !== undefined && (!monthsAreLarge || /^\p{Lu}/u.test(word)) && months.is(word)
  return said.some(
    (word, at) =>
      /^\d{1,2}(?:st|nd|rd|th|er|\.)?,?$/.test(word) &&
      (isMonth(said[at + 1]) ||
        isMonth(said[at - 1]) ||
        (ofMonth.is(said[at + 1] ?? '') && isMonth(said[at + 2]))),
  )
}

export const reasonsOfTime: readonly UnfitReason[] = [
  {
    reason: 'is a timetable',
    isSo: (sentence, { clock }, standing) => standing === 'prose' && count(sentence, clock) > 1,
    caught: ['Monday 9am to 5pm, Tuesday 10am to 4pm.'],
    spared: ['The kitchen closes at 10pm.'],
  },
  {
    reason: 'is over',
    isSo: (sentence, words) => words.passing.in(sentence),
    caught: ['Because of covid we are closed.', "Book a table for Valentine's Day."],
    spared: ['In winter the river stood in the dining room.'],
  },
  {
    reason: 'names a day of the calendar, which goes by',
    isSo: (sentence, words, standing) => standing !== 'answer' && namesDay(sentence, words),
    caught: ['Our next intakes are 13th May and 1st September.', 'Under new ownership as of 26 May, 2023.'],
    spared: [
      'In May 2012 we opened.',
      'On 26 May 1987 the mill burned down.',
      'The oven dates from 1987, and 12 people may sit by it.',
    ],
  },
]
