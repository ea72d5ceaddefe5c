/** Headings Without Their Capitals, with the names they hold. */
import type { Reading } from '#domain/evidence.ts'
import { spokenForm } from '#domain/language/spoken-form.ts'

export type Names = ReadonlySet<string>

/** Words that running text writes with a capital inside sentences, and never without one. */
export function namesIn(reading: Reading): Names {
  const [capital, small] = [new Set<string>(), new Set<string>()]
  const opening = new Set<string>()
  const headings = reading.passages.filter(({ kind }) => kind === 'heading').map(({ text }) => text)
  for (const { kind, text } of reading.passages)
    for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}'’]*/gu)) {
      const opens = /(?:^|[.!?:;\n"“(|•✓✔✅-])\s*$/u.test(text.slice(Math.max(0, index - 3), index))
      if (!/^\p{Lu}/u.test(word)) small.add(word.toLowerCase())
      else if (kind === 'heading' || kind === 'title' || (kind === 'list' && isTitled(text))) continue
      else (opens ? opening : capital).add(word)
    }
  // A heading of two or three capitals names somebody if a sentence begins with one of them: Soo-Jin Park.
  for (const heading of headings.filter((text) => /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){1,2}$/u.test(text))) {
    const words = heading.match(/\p{L}+/gu) ?? []
    if (words.some((word) => opening.has(word) || capital.has(word)))
      for (const word of words) capital.add(word)
  }
  for (const word of reading.name.match(/\p{L}+/gu) ?? []) capital.add(word)
  return new Set([...capital].filter((word) => !small.has(word.toLowerCase())))
}

const properWord =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|June|July|August|September|October|November|December|English|British|Scottish|Welsh|Irish|American|Canadian|Australian|Spanish|French|German|Italian|Polish|Dutch|Portuguese|Swedish|Danish|Norwegian|Russian|Turkish|Arabic|Chinese|Japanese|Korean|Indian|African|European|Asian|Mexican|Greek|Latin|Hindi|Tagalog|Christmas|Easter)$/

export function inSentenceCase(heading: string, names: Names): string {
  const isShouted = /\p{Lu}{2}.*\s.*\p{Lu}{2}/u.test(heading) && !/\p{Ll}/u.test(heading)
  return heading.replace(/\p{L}[\p{L}'’]*/gu, (word) => {
    if (isShouted) return [...names].find((name) => name.toUpperCase() === word) ?? word.toLowerCase()
    const isName =
      names.has(word) || names.has(word.replace(/['’]s$/, '')) || /^(?:I|I['’]\p{L}+)$/u.test(word)
    return isName || properWord.test(word) || /^\p{Lu}{2,}$/u.test(word) || /\p{Ll}\p{Lu}/u.test(word)
      ? word
      : word.toLowerCase()
  })
}

/** `Theme Design & UX` is written like a heading. */
export function isTitled(text: string): boolean {
  const words = text.split(' ').filter((word) => /^\p{L}{4}/u.test(word))
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word))
}

/** `Harbour White` is a name; `Sourdough loaf` only begins its row. */
export function asItem(thing: string, names: Names): string {
  const [first = '', ...rest] = thing.split(' ')
  const isName = rest.some((word) => /^\p{Lu}\p{L}/u.test(word))
  const said = isName ? thing : [inSentenceCase(first, names), ...rest].join(' ')
  return spokenForm(`x ${said}`).slice(2)
}
