import { splitSentences } from './language/sentences.ts'

/** As much of a text as a margin takes: whole sentences where the first of them fits, else cut between words. */
export function excerpt(given: string, most = 190): string {
  const text = given.replace(/\s+/gu, ' ').trim()
  if (text.length <= most) return text
  return wholeSentences(text, most) || cutBetweenWords(text, most)
}

function wholeSentences(text: string, most: number): string {
  let whole = ''
  for (const sentence of splitSentences(text)) {
    const longer = whole ? `${whole} ${sentence}` : sentence
    if (longer.length > most) break
    whole = longer
  }
  return whole
}

function cutBetweenWords(text: string, most: number): string {
  const cut = text.slice(0, most)
  const space = cut.lastIndexOf(' ')
  return `${(space > most - 30 ? cut.slice(0, space) : cut).toWellFormed()}…`
}
