import { unreadableReasons } from '#content/unreadable-reasons.ts'
import type { Passage, Reading, Unreadable } from '#domain/evidence.ts'
import { countPageWords } from './clean-text.ts'
import { isClosedWebsite } from './closed.ts'
import { isOfOnePerson } from './one-person.ts'
import type { ParsedPage } from './parse-page.ts'

/** Fewer words than this are no minute, however good they are; whether more are enough, the writer knows. */
const leastWords = 60
/** What a page shows that builds itself in the browser: a name, a line; by itself no more than so few words tell. */
const [mostWordsOfShell, mostOfEmpty] = [60, 12]

type Refusal = { outcome: 'unreadable' } & Unreadable

export const unreadable = (
  code: Unreadable['code'],
  host: string,
  language = '',
  said?: string,
): Refusal => ({
  outcome: 'unreadable',
  code,
  reason: unreadableReasons[code]({ host, language, ...(said && { said }) }),
})

/** Whether a truthful episode can be made from what was read, and if not, why. */
export function whyUnreadable(
  reading: Reading,
  home: ParsedPage,
  languages: readonly string[] = ['en'],
): Refusal | undefined {
  const words = reading.passages.filter(isSubstance).reduce((sum, { text }) => sum + countPageWords(text), 0)
  const isShell = home.words < (home.isShell ? mostWordsOfShell : mostOfEmpty)
  if (words < leastWords && isShell && home.hasScripts) return unreadable('needs-scripts', reading.host)
  if (isClosedWebsite(reading, words)) return unreadable('closed', reading.host, reading.language)
  if (isTemplate(reading)) return unreadable('template', reading.host, reading.language)
  if (isOfOnePerson(reading)) return unreadable('one-person', reading.host, reading.language)
  if (words < leastWords) return unreadable('too-little', reading.host, reading.language, allOf(reading))
  if (!languages.includes(reading.language)) return unreadable('language', reading.host, reading.language)
  return undefined
}

/** Text that only fills a page, on the first page and more than once, or alone. */
const isTemplate = ({ passages, leftOut = [] }: Reading) =>
  [...passages, ...leftOut].filter((each) => /\blorem ipsum\b|\bdolor sit amet\b/i.test(each.text)).length > 1

const mostOfNotice = 25
const allOf = ({ passages }: Reading): string | undefined => {
  const said = [...new Set(passages.filter(({ kind }) => kind !== 'title').map(({ text }) => text))].join(' ')
  return said && countPageWords(said) <= mostOfNotice ? said : undefined
}

const isSubstance = ({ kind }: Passage) => kind !== 'title' && kind !== 'heading' && kind !== 'contact'
