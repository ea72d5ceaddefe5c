/** What earlier episodes of the same business have read aloud is not read again. */
import type { ToldBefore } from '#domain/material.ts'
import { type Excerpt, textOfExcerpt } from './excerpt.ts'
import { isAlike } from './likeness.ts'

/** Two texts on one subject share words; two tellings of one thing share most of them. */
const mostShared = 0.6

export type ToldByEpisode = { episode: ToldBefore; ats: ReadonlySet<number> }

/** By episode, the places of the excerpts that it has told. */
export const toldByEpisodes = (all: readonly Excerpt[], episodes: readonly ToldBefore[]): ToldByEpisode[] =>
  episodes.map((episode) => {
    const said = new Set(episode.texts.flatMap(lettersOfSentences))
    return { episode, ats: new Set(all.filter((each) => isTold(each, episode, said)).map(({ at }) => at)) }
  })

function isTold(excerpt: Excerpt, { texts }: ToldBefore, said: ReadonlySet<string>): boolean {
  const again = excerpt.sentences.filter((sentence) => said.has(lettersOf(sentence)))
  const [repeated, whole] = [again.join(' ').length, textOfExcerpt(excerpt).length]
  return repeated * 2 >= whole || texts.some((text) => isAlike(text, textOfExcerpt(excerpt), mostShared))
}

const lettersOf = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Line by line: earlier episodes keep one sentence a line. */
const lettersOfSentences = (text: string) => text.split('\n').map(lettersOf)
