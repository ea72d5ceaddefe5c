/** Headings Without Their Capitals, with the names they hold. */
import type { Reading } from '#domain/evidence.ts'
import { spokenForm } from '#domain/language/spoken-form.ts'
import { toThirdPerson } from './third-person.ts'

export type Names = ReadonlySet<string>

/** Words that running text writes with a capital inside sentences, and never without one; also `Garden Walk`. */
export function namesIn(reading: Reading): Names {
  const [capital, small] = [new Set<string>(), new Set<string>()]
  const opening = new Set<string>()
  const headings = reading.passages.filter(({ kind }) => kind === 'heading').map(({ text }) => text)
  for (const { kind, text: written } of reading.passages) {
    const text = written.replace(/\S+/g, (word) => (isAddress(word) ? ' ' : word))
    for (const { 0: found, index } of text.matchAll(/\p{L}[\p{L}'’]*/gu)) {
      const opens = /(?:^|[.!?:;\n"“(|•✓✔✅-])\s*$/u.test(text.slice(Math.max(0, index - 3), index))
      const word = found.replace(/['’]s$/, '')
      if (!/^\p{Lu}/u.test(word)) small.add(word.toLowerCase())
      else if (kind === 'heading' || kind === 'title' || (!/[.!?]$/.test(text) && isTitled(text))) continue
      else (opens ? opening : capital).add(word)
    }
  }
  // A heading of two or three capitals names somebody if a sentence begins with one of them: Soo-Jin Park.
  for (const heading of headings.flatMap((text) => personIn.exec(text)?.[1] ?? [])) {
    const words = heading.match(/\p{L}+/gu) ?? []
    const isPlain = words.some((word) => small.has(word.toLowerCase()))
    if (!isPlain && words.some((word) => opening.has(word) || capital.has(word)))
      for (const word of words) capital.add(word)
  }
  // `Shaheda's list`, where no sentence has a small `shaheda`.
  for (const heading of headings)
    for (const [, word = ''] of heading.matchAll(/(?<!\p{L})(\p{Lu}\p{L}+)['’]s\b/gu))
      if (opening.has(word)) capital.add(word)
  for (const word of reading.name.match(/\p{L}+/gu) ?? []) capital.add(word)
  const single = [...capital].filter((word) => !small.has(word.toLowerCase()))
  const joined = reading.passages
    .filter(({ kind, text }) => kind === 'text' && /[.!?]$/.test(text))
    .flatMap(({ text }) => text.match(/(?<=\p{Ll},? )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,3}/gu) ?? [])
  return new Set([...single, ...joined])
}

/** `Dr Linh Tran BDent` */
const personIn =
  /^(?:(?:Dr|Prof|Professor|Sir|Dame|Mr|Mrs|Ms)\.? )?(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){1,2})(?:,? \p{Lu}(?=\p{L}*\p{Lu})\p{L}+(?:\([^()]*\))?)*$/u

/** Where one writes to or goes to, names are small. */
const isAddress = (word: string) => word.includes('@') || /\p{L}\.\p{L}/u.test(word)

const properWord =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|June|July|August|September|October|November|December|English|British|Scottish|Welsh|Irish|American|Canadian|Australian|Spanish|French|German|Italian|Polish|Dutch|Portuguese|Swedish|Danish|Norwegian|Russian|Turkish|Arabic|Chinese|Japanese|Korean|Indian|African|European|Asian|Mexican|Greek|Latin|Hindi|Tagalog|Christmas|Easter|Dr|Prof|Professor|Sir|Dame|Mr|Mrs|Ms)$/

export function inSentenceCase(heading: string, names: Names): string {
  const isShouted = /\p{Lu}{2}.*\s.*\p{Lu}{2}/u.test(heading) && !/\p{Ll}/u.test(heading)
  const isHeadline = isShouted || headlineWords(heading).every((word) => /^[\p{Lu}\d]/u.test(word))
  const whole = [...names]
    .filter((name) => name.includes(' '))
    .map((name) => ({ start: heading.indexOf(name), length: name.length }))
    .filter(({ start }) => start >= 0)
  return heading.replace(/\p{L}[\p{L}'’]*/gu, (word, at: number) => {
    const isWithin = whole.some(({ start, length }) => at >= start && at < start + length)
    if (isWithin || (!isHeadline && at > 0)) return word
    if (isShouted) return [...names].find((name) => name.toUpperCase() === word) ?? word.toLowerCase()
    const isName =
      names.has(word) || names.has(word.replace(/['’]s$/, '')) || /^(?:I|I['’]\p{L}+)$/u.test(word)
    return isName || properWord.test(word) || /^\p{Lu}{2,}$/u.test(word) || /\p{Ll}\p{Lu}/u.test(word)
      ? word
      : word.toLowerCase()
  })
}

/** Words that a headline writes with capitals. */
const headlineWords = (heading: string) =>
  heading
    .split(/\s+/)
    .filter(
      (word) =>
        /^[\p{L}\d]/u.test(word) &&
        !/^(?:a|an|the|of|for|and|or|in|on|to|with|by|at|from|per|their|they|them|vs)$/.test(word),
    )

/** `Theme Design & UX` is written like a heading. */
export function isTitled(text: string): boolean {
  const words = text.split(' ').filter((word) => /^\p{L}{4}/u.test(word))
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word))
}

/** An item of a list as it is named inside a sentence. */
export function asThing(text: string, names: Names): string {
  const said = spokenForm(toThirdPerson(text)).replace(/[.:]$/, '')
  if (isTitled(text)) return inSentenceCase(said, names)
  const [first = '', ...rest] = said.split(' ')
  // `Rhubarb Riot, 5.1% sour` is a name.
  const isName = /^\p{Lu}\p{Ll}/u.test(rest[0] ?? '')
  return isName ? said : [inSentenceCase(first, names), ...rest].join(' ')
}

/** `Harbour White` is a name; `Sourdough loaf` only begins its row. */
export function asItem(thing: string, names: Names): string {
  const [first = '', ...rest] = thing.split(' ')
  const isName = rest.some((word) => /^\p{Lu}\p{L}/u.test(word))
  const said = isName ? thing : [inSentenceCase(first, names), ...rest].join(' ')
  return spokenForm(`x ${said}`).slice(2)
}
