/** What is written for the eye. */
import { countWords } from '#domain/language/sentences.ts'
import type { Words } from '#production/writer/words-of.ts'
import { count, hasVerb, type UnfitReason, withinWord } from './reason.ts'

const leastOfValue = 9
/** `Workplace visits: We come once a month …`: the label only says of what the sentence speaks. */
const saysMore = (value: string, words: Words) =>
  countWords(value) >= leastOfValue || (countWords(value) > 4 && hasVerb(value, words))

const capitals = /(?<!\p{L})\p{Lu}/gu

/** A day of a year long gone is written like a number, and is none to call. */
const datesLongGone = /(?<!\d)\d{1,2}([./])\s?\d{1,2}\1\s?(?:1[5-9]\d|20[01])\d(?!\d)/g

export const reasonsOfWriting: readonly UnfitReason[] = [
  {
    reason: 'holds an address or a number to call',
    isSo: (sentence) =>
      /\S@\S|https?:|www\.|\p{L}\.(?:com|org|net|co\.uk|de|fr|es)\b|(?:\d[\s().-]*){8,}/iu.test(
        sentence.replace(datesLongGone, ' '),
      ),
    caught: ['Write to hello@bread.test.', 'Call 0117 496 0123.'],
    spared: ['In 2019 we sold 31,000 portions.', 'Am 25.04.2005 legte sie die Prüfung ab.'],
  },
  {
    reason: 'has signs that no voice can read',
    isSo: (sentence) =>
      /[|→←»↓↑©•·#~^\\*†‡]|\p{Extended_Pictographic}.*\p{Extended_Pictographic}/u.test(
        sentence.replace(/«[^»]*»/g, ' ').replace(withinWord, ''),
      ),
    caught: ['Plumbing | Heating.', 'Free · fast.', 'We bake with **real butter**.', 'Every visit is free.*'],
    spared: ['Two to one.', '« Il pleuvait », dit-elle.', 'Zwei Schreiner*innen bauten das Tor.'],
  },
  {
    reason: 'is written in capitals',
    isSo: (sentence) =>
      count(sentence, /\p{L}/gu) > 12 && count(sentence, /\p{Lu}/gu) > count(sentence, /\p{L}/gu) / 2,
    caught: ['FREE DELIVERY FOR ALL ORDERS.'],
    spared: ['The RSPCA and the NHS do not pay for it.'],
  },
  {
    reason: 'is a row of names',
    isSo: (sentence, words) =>
      !words.nounsAreLarge &&
      countWords(sentence) > 6 &&
      count(sentence, capitals) / countWords(sentence) > 0.7 &&
      !hasVerb(sentence, words),
    caught: ['Bourne Brewster Chatham Dennis Eastham Falmouth Harwich.'],
    spared: [
      'We work in Bourne, Brewster and Chatham, and in most towns between them.',
      'Halden Secondary School is located at Mill Lane, Lower Halden, North Riding, Yorkshire.',
    ],
  },
  {
    reason: 'is a label with its value',
    isSo: (sentence, words, standing) =>
      standing === 'prose' &&
      /^[^.!?:,]{2,40}:\s/.test(sentence) &&
      countWords(sentence.split(':')[0] ?? '') <= 3 &&
      !/["“„]/.test(sentence) &&
      !saysMore(sentence.replace(/^[^:]*:\s/, ''), words),
    caught: ['Time savings: ninety percent.'],
    spared: [
      'We make three things: chairs, tables and beds.',
      'Workplace visits: Once a month a joiner comes and mends what has broken in your shop.',
      'Records: The house has all of them.',
    ],
  },
  {
    reason: 'is a list',
    isSo: (sentence) => count(sentence, /[,;]/g) > 7,
    caught: ['Oak, ash, elm, pine, yew, beech, lime, birch, cherry and plum.'],
    spared: ['Oak, ash and elm.'],
  },
  {
    reason: 'is the figure of a card',
    isSo: (sentence) =>
      /^[$£€]?\d[\d.,]*\s?(?:[MKkm%+]\+?|\+)\s+\p{Lu}\p{Ll}/u.test(sentence) ||
      /^\d{1,2}[.)]\s+\p{Lu}/u.test(sentence),
    caught: ['150M+ In total sales.', '1. Planning.'],
    spared: ['150 people came.', '30 years later he came back.'],
  },
  {
    reason: 'shouts',
    isSo: (sentence) => /!.*!|[!?]{2}|\(\?/.test(sentence),
    caught: ['The best!!', 'The house is for rent (on which site??).', 'Bring the children (?).'],
    spared: ['It started small!'],
  },
]
