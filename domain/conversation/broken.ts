/** Sentences that a repair has broken in two, and whoever is named anew with each half of what they said. */
import { type Heard, inScene, type Talk } from './heard.ts'

const opens = /^(?:\.{3}|…)/
const ends = /(?:\.{3}|…)["”’]?$/
const says =
  /(?:says|said|writes|wrote|adds|sagt|schreibt|dit|écrit|dice|escribe) (\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+)|(\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+) (?:says|said|writes|wrote|adds|sagt|schreibt|dit|écrit|dice|escribe)\b/gu

/** What to do about it. */
export function brokenIn({ line, at, scene }: Heard, { lines }: Talk): string | undefined {
  const last = inScene(lines, scene)[at - 1]?.line
  if (last && last.speaker === line.speaker && opens.test(line.text) && ends.test(last.text))
    return 'This goes on with half a sentence: let each of the two lines be a whole one.'
  const [before, here] = [last?.text ?? '', line.text].map(signedIn)
  const again = here?.find((name, i) => before?.includes(name) || here.indexOf(name) !== i)
  return again && `“${again}” is named again with the same words: once is enough, then he or she.`
}

const signedIn = (text: string): string[] =>
  [...text.matchAll(says)].flatMap(([, behind, front]) => behind ?? front ?? [])
