/** Episodes that the same website has enough for, as the programme would write them one after another. */
import { setImmediate } from 'node:timers/promises'
import { formulasOf } from '#content/programme/formulas.ts'
import { gateOf } from '#domain/gate/gate.ts'
import { countWords } from '#domain/language/sentences.ts'
import { type Material, type ToldBefore, turnsRead } from '#domain/material.ts'
import { mostNextEpisodes, type NextEpisode } from '#domain/next-episode.ts'
import type { Script } from '#domain/script.ts'
import { textOfExcerpt } from './excerpt.ts'
import { bareOf } from './headings.ts'
import type { Marked } from './marked.ts'
import { programmeOf } from './programme-of.ts'

/** `Planning` says nothing about an episode. */
const leastOfTitle = 2

type Told = Pick<Script, 'title' | 'chapters'>

export async function nextEpisodes(
  website: Material,
  heard: Told,
  most = mostNextEpisodes,
): Promise<NextEpisode[]> {
  const { topic: _, chosen: __, minutes: ___, ...reading } = website
  const gate = gateOf(reading, formulasOf(reading.language))
  const isFit = (title: string) =>
    countWords(title) >= leastOfTitle && gate.fitTitle(title).verdict !== 'refused'
  const told: ToldBefore[] = [...(website.toldBefore ?? []), asTold(heard)]
  const next: NextEpisode[] = []
  const spare: Titled[] = []
  const isNew = ({ title }: Titled) =>
    [heard, ...next].every((each) => each.title.toLowerCase() !== title.toLowerCase())
  // One without a heading that fits is passed over, and what it tells with it.
  for (let tries = 0; tries <= most && next.length < most; tries++) {
    // Each takes a moment, and others wait for this process, too.
    await setImmediate()
    const written = programmeOf({ ...reading, toldBefore: told })
    if (written.outcome !== 'written') break
    const [found, ...others] = titled(written.choice.thread).filter(
      (each) => isFit(each.title) && isNew(each),
    )
    if (found) next.push(episodeOf(found, reading))
    spare.push(...others)
    told.push(asTold(written.script))
  }
  // A website with little more has several things in one episode, and each of them could have one of its own.
  for (const each of spare)
    if (next.length < most && isNew(each) && isUnheard(each, next)) next.push(episodeOf(each, reading))
  return next
}

const isUnheard = ({ excerpt }: Titled, next: readonly NextEpisode[]) =>
  next.every(({ passage }) => passage !== textOfExcerpt(excerpt))

const asTold = ({ title, chapters }: Told): ToldBefore => ({
  title,
  on: '',
  texts: turnsRead(chapters.flatMap(({ sentences }) => sentences)),
})

type Titled = { title: string; excerpt: Marked }

/** By what the website calls it itself: a question before a heading. */
const titled = (thread: readonly Marked[]): Titled[] =>
  thread.flatMap((excerpt) =>
    [excerpt.question, excerpt.cue?.kind === 'person' ? undefined : bareOf(excerpt.heading)].map((title) => ({
      title: title?.trim() ?? '',
      excerpt,
    })),
  )

function episodeOf({ title, excerpt }: Titled, { pages }: Material): NextEpisode {
  const page = pages.find(({ url }) => url === excerpt.url)?.title
  return { title, passage: textOfExcerpt(excerpt), url: excerpt.url, ...(page && { page }) }
}
