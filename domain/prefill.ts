/** What a website says already of what a questionnaire asks: a guess to be confirmed, in its own words. */
import type { Reading } from './evidence.ts'

const mostQuestions = 15
const isQuestion = (text: string) => /\?$/.test(text) && text.length <= 200

/** By the question that it may answer. */
export function prefilledFrom(reading: Reading): ReadonlyMap<string, string> {
  const { passages, pages } = reading
  const about = passages.find(({ isDescription, text }) => isDescription && text.length <= 200)
  const asked = passages
    .flatMap(({ heading, text }) => [heading, ...text.split('\n').slice(0, 1)])
    .map((text) => text.trim())
    .filter(isQuestion)
  const blogs = pages.filter(({ role }) => role === 'blog').map(({ url }) => url)
  const found: [string, string | undefined][] = [
    ['website', reading.url],
    ['sells', about?.text],
    ['asked', [...new Set(asked)].slice(0, mostQuestions).join('\n')],
    ['have', blogs[0]],
  ]
  return new Map(found.flatMap(([id, text]) => (text ? [[id, text] as const] : [])))
}
