/** What a website does not say may be said only if it is so. */
import type { Reading } from '#domain/evidence.ts'

const admits =
  /\b(?:website|site|page|pages|they)\b[^.]*\b(?:does not|do not|doesn['’]t|don['’]t|never) (?:say|give|name|mention|tell|list|show)\b(.*)/i

/** What it is about, how a script says it, and how a website would. */
const topics: readonly { said: RegExp; written: RegExp }[] = [
  { said: /\bprices?\b|\bcosts?\b/i, written: /[£$€]\s*\d|\d\s*(?:[£$€]|dollars?|pounds?|euros?|pence)\b/i },
  {
    said: /\bopening hours\b|\bwhen they (?:are )?open\b/i,
    written: /\b\d{1,2}(?::\d\d)?\s*(?:am|pm|to|-|–|in the)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/i,
  },
  {
    said: /\baddress\b|\bwhere they are\b/i,
    written: /\b\d+[a-z]?,? [A-Z]\p{L}+|\b(?:street|road|lane|avenue|square)\b/iu,
  },
  { said: /\b(?:phone|telephone) number\b/i, written: /\+?\d[\d ()/-]{6,}\d/ },
  {
    said: /\bguarantees?\b|\brefunds?\b/i,
    written:
      /guarantee|refund|money.back|warrant|opt.?out|risk.free|no obligation|cancel any|pay nothing|gets? (?:it|your money) back/i,
  },
  { said: /\bhow long (?:it|things?) takes?\b/i, written: /\b(?:minutes?|hours?|days?|weeks?|months?)\b/i },
  { said: /\bwhat (?:a )?(?:customers?|clients?) (?:say|think)/i, written: /^\s*["“]/m },
]

export type Absence = 'is-so' | 'is-not-so' | 'cannot-tell'

/** Whether a sentence says that something is missing, and whether it is. */
export function checkAbsence(text: string, reading: Reading): Absence | undefined {
  const missing = admits.exec(text)?.[1]
  if (missing === undefined || /\d/.test(text)) return undefined
  const topic = topics.find(({ said }) => said.test(missing))
  if (!topic) return 'cannot-tell'
  const hasQuote =
    topic.said.test('what customers say') && reading.passages.some(({ kind }) => kind === 'quote')
  return hasQuote || reading.passages.some(({ text: written }) => topic.written.test(written))
    ? 'is-not-so'
    : 'is-so'
}
