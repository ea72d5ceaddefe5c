/** Which words of a website's passage a spoken sentence rests on: shown beside it, marked. */
import { excerpt } from './excerpt.ts'
import { stem } from './language/inflection.ts'
import { splitSentences } from './language/sentences.ts'

/** Text in pieces, those that were said marked. */
export type MarkedWords = readonly { text: string; isSaid: boolean }[]

const mostSentences = 3

/** The sentences of a passage that carry what was said, whole and in their order, with the words that both have. */
export function supportIn(passage: string, said: string): MarkedWords {
  const heard = new Set(keysIn(said))
  const sentences = splitSentences(passage)
  const chosen = carrying(sentences, heard)
  if (chosen.length === 0) return [{ text: excerpt(passage), isSaid: false }]
  return chosen.flatMap((at, place) => {
    const before = chosen[place - 1]
    const gap = before === undefined ? '' : before === at - 1 ? ' ' : ' … '
    return [...(gap ? [{ text: gap, isSaid: false }] : []), ...marked(sentences[at] ?? '', heard)]
  })
}

/** The whole passage with those words marked. */
export const markedIn = (passage: string, said: string): MarkedWords =>
  marked(passage.replace(/\s+/gu, ' ').trim(), new Set(keysIn(said)))

/** Each next sentence has to add something that the chosen ones do not say. */
function carrying(sentences: readonly string[], heard: ReadonlySet<string>): number[] {
  const open = new Set([...heard].filter(isTelling))
  const told = sentences.map((sentence) => new Set(keysIn(sentence)))
  const chosen: number[] = []
  while (chosen.length < mostSentences) {
    const scores = told.map((keys, at) => (chosen.includes(at) ? 0 : keys.intersection(open).size))
    const best = Math.max(0, ...scores)
    if (best < (chosen.length > 0 ? 2 : 1)) break
    const at = scores.indexOf(best)
    chosen.push(at)
    for (const key of told[at] ?? []) open.delete(key)
  }
  return chosen.toSorted((one, other) => one - other)
}

const word = /[\p{L}\p{N}](?:[\p{L}\p{N}'’.,:]*[\p{L}\p{N}])?/gu
const keyOf = (text: string) => stem(text.toLowerCase().replaceAll('’', "'"))
const keysIn = (text: string) => [...text.matchAll(word)].map(([found]) => keyOf(found))

/** `the` and `was` stand everywhere: a sentence is known by its longer words and its figures. */
const isTelling = (key: string) => !key.startsWith('=') && (key.length > 3 || /\d/.test(key))

/** Runs of words that were said, as long as one of them tells something. */
function marked(text: string, heard: ReadonlySet<string>): MarkedWords {
  const pieces: { text: string; isSaid: boolean }[] = []
  let [end, run] = [0, { from: -1, to: 0, isTelling: false }]
  const close = () => {
    if (run.from >= 0 && run.isTelling) {
      if (run.from > end) pieces.push({ text: text.slice(end, run.from), isSaid: false })
      pieces.push({ text: text.slice(run.from, run.to), isSaid: true })
      end = run.to
    }
    run = { from: -1, to: 0, isTelling: false }
  }
  for (const { 0: found, index } of text.matchAll(word)) {
    const key = keyOf(found)
    if (!heard.has(key)) close()
    else {
      const from = run.from < 0 ? index : run.from
      run = { from, to: index + found.length, isTelling: run.isTelling || isTelling(key) }
    }
  }
  close()
  if (end < text.length) pieces.push({ text: text.slice(end), isSaid: false })
  return pieces
}

/**
 * What a page tells machines is a name and then lines such as `open: Mo-Sa 08:00`: nobody has written it to be read, so
 * it is not shown. These are the labels of the lines that carry what was said, or of all of them.
 */
export function dataLabels(passage: string, said: string): string[] | undefined {
  const [, ...lines] = passage.split('\n')
  const facts = lines.map((line) => /^([a-z]+(?: [a-z]+)?): (.+)$/.exec(line))
  if (facts.length === 0 || facts.some((fact) => !fact)) return undefined
  const heard = new Set(keysIn(said))
  const carry = facts.filter((fact) =>
    keysIn(fact?.[2] ?? '').some((key) => isTelling(key) && heard.has(key)),
  )
  return (carry.length > 0 ? carry : facts).map((fact) => fact?.[1] ?? '')
}
