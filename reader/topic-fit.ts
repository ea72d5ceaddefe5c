/** Whether there is anything to tell of a topic, as the line would look for it. */
import { leftOf } from '#domain/gauge.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { TopicFit } from '#domain/topics.ts'
import { isSoughtIn, rootsIn, soughtIn } from './sought.ts'

type Material = {
  passages: readonly { text: string; heading: string }[]
  told: readonly string[]
  language: string
}

/** Of one's own words about it: with what stands near it and who they are, that is an episode. */
const enoughWords = 150

/** What is left of the material is looked at once for all topics. */
export function topicFits({ passages, told, language }: Material): (title: string) => TopicFit {
  const left = new Set(
    leftOf(
      passages.map(({ text }) => text),
      told,
    ),
  )
  const rooted = passages
    .filter(({ text }) => left.has(text))
    .map(({ text, heading }) => ({
      words: countWords(text),
      roots: rootsIn(`${heading}\n${text}`, language),
    }))
  return (title) => {
    const topics = soughtIn(title, language)
    const found = rooted.filter(({ roots }) => topics.some((each) => isSoughtIn(roots, each)))
    const words = found.reduce((sum, each) => sum + each.words, 0)
    return words === 0 ? 'nothing' : words < enoughWords ? 'little' : 'enough'
  }
}
