import { unreadableReasons } from '#content/unreadable-reasons.ts'
import type { Passage, Reading, Unreadable } from '#domain/evidence.ts'
import { countPageWords } from './clean-text.ts'
import { isClosedWebsite } from './closed.ts'
import type { ParsedPage } from './parse-page.ts'

/** Fewer words than this are no minute, however good they are; whether more are enough, the writer knows. */
const leastWords = 60
/** What a page shows that builds itself in the browser: a name, a line, a request to switch scripts on. */
const mostWordsOfShell = 60

type Refusal = { outcome: 'unreadable' } & Unreadable

export const unreadable = (code: Unreadable['code'], host: string, language = ''): Refusal => ({
  outcome: 'unreadable',
  code,
  reason: unreadableReasons[code]({ host, language }),
})

/** Whether a truthful episode can be made from what was read, and if not, why. */
export function whyUnreadable(
  reading: Reading,
  home: ParsedPage,
  languages: readonly string[] = ['en'],
): Refusal | undefined {
  const words = reading.passages.filter(isSubstance).reduce((sum, { text }) => sum + countPageWords(text), 0)
  if (words < leastWords && home.words < mostWordsOfShell && home.hasScripts)
    return unreadable('needs-scripts', reading.host)
  if (isClosedWebsite(reading, words)) return unreadable('closed', reading.host, reading.language)
  if (words < leastWords) return unreadable('too-little', reading.host, reading.language)
  if (!languages.includes(reading.language)) return unreadable('language', reading.host, reading.language)
  return undefined
}

const isSubstance = ({ kind }: Passage) => kind !== 'title' && kind !== 'heading' && kind !== 'contact'
