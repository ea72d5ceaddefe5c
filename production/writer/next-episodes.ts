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
/** One without a heading that fits is passed over, and what it tells with it. */
const mostTries = mostNextEpisodes + 1

type Told = Pick<Script, 'title' | 'chapters'>

export async function nextEpisodes(website: Material, heard: Told): Promise<NextEpisode[]> {
  const { topic: _, chosen: __, minutes: ___, ...reading } = website
  const gate = gateOf(reading, formulasOf(reading.language))
  const isFit = (title: string) =>
    countWords(title) >= leastOfTitle && gate.fitTitle(title).verdict !== 'refused'
  const told: ToldBefore[] = [...(website.toldBefore ?? []), asTold(heard)]
  const next: NextEpisode[] = []
  for (let tries = 0; tries < mostTries && next.length < mostNextEpisodes; tries++) {
    // Each takes a moment, and others wait for this process, too.
    await setImmediate()
    const written = programmeOf({ ...reading, toldBefore: told })
    if (written.outcome !== 'written') break
    const taken = new Set([heard, ...next].map(({ title }) => title.toLowerCase()))
    const found = titled(written.choice.thread, (title) => isFit(title) && !taken.has(title.toLowerCase()))
    if (found) next.push(episodeOf(found, reading))
    told.push(asTold(written.script))
  }
  return next
}

const asTold = ({ title, chapters }: Told): ToldBefore => ({
  title,
  on: '',
  texts: turnsRead(chapters.flatMap(({ sentences }) => sentences)),
})

type Titled = { title: string; excerpt: Marked }

/** By what the website calls it itself: a question before a heading. */
function titled(thread: readonly Marked[], isFit: (title: string) => boolean): Titled | undefined {
  const called = thread.flatMap((excerpt) =>
    [excerpt.question, excerpt.cue?.kind === 'person' ? undefined : bareOf(excerpt.heading)].map((title) => ({
      title: title?.trim() ?? '',
      excerpt,
    })),
  )
  return called.find(({ title }) => isFit(title))
}

function episodeOf({ title, excerpt }: Titled, { pages }: Material): NextEpisode {
  const page = pages.find(({ url }) => url === excerpt.url)?.title
  return { title, passage: textOfExcerpt(excerpt), url: excerpt.url, ...(page && { page }) }
}
