/** Where a business is and when it is open, as far as its website says so. */
import type { Passage, Reading } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import { spokenForm } from '#domain/language/spoken-form.ts'

export type Whereabout = { passage: string; said: string }

export function whereabouts({ passages }: Reading): Whereabout[] {
  const contacts = passages.filter(
    ({ kind, text }) => kind === 'contact' || (kind === 'data' && /^address:/m.test(text)),
  )
  return [addressAmong(contacts), hoursAmong(contacts)].flatMap((found) => found ?? [])
}

const street =
  /\b\d{1,4}[a-z]? (?:\p{Lu}[\p{L}'’]+ ){1,3}?(?:Street|Road|Lane|Avenue|Square|Row|Court|Place|Way|Drive|Quay|Hill|Park|Terrace|Boulevard)\b(?:, \p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?(?![\w ]*\d))?/u

function addressAmong(passages: readonly Passage[]): Whereabout | undefined {
  for (const { id, text } of passages) {
    const found = street.exec(text)?.[0]
    if (found) return { passage: id, said: `You find them at ${spokenForm(`x ${found}`).slice(2)}.` }
  }
  return undefined
}

const weekday =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b[^:]*: .*\b(?:\d|one|two|three|four|five|six|seven|eight|nine|ten)/i

function hoursAmong(passages: readonly Passage[]): Whereabout | undefined {
  const found = passages.find(
    ({ text, heading }) => weekday.test(text) && /opening hours/i.test(heading) && !text.includes('\n'),
  )
  if (!found) return undefined
  const [days = '', times = ''] = found.text.split(/:\s+/)
  const said = `The opening hours are ${days}, ${spokenForm(`x ${times}`).slice(2)}.`
  return countWords(said) <= 27 ? { passage: found.id, said } : undefined
}
