/** What an episode is about: what stands near it, which of it begins, and how a host asks for it. */
import type { Material } from '#domain/material.ts'
import { isSoughtIn, rootsIn, type Sought, soughtIn } from '#reader/sought.ts'
import { cueOf, type NamedWebsite } from './cues.ts'
import type { Marked } from './marked.ts'
import type { Words } from './words-of.ts'

export type RootsByPlace = readonly { at: number; roots: ReadonlySet<string> }[]

/** `Cakes` where it is about wedding cakes, and what else stands on a page of its own about them. */
export function nearTo(
  topics: readonly Sought[],
  all: readonly Marked[],
  around: RootsByPlace,
): ReadonlySet<number> {
  const speaking = around.filter(({ roots }) => topics.some((each) => isSoughtIn(roots, each)))
  const ofPage = new Map(all.map(({ at, url, role }) => [at, role === 'home' ? '' : url]))
  const pages = new Set(speaking.map(({ at }) => ofPage.get(at) ?? '').filter(Boolean))
  const halves = topics.flatMap((each) => each.roots.map((root) => ({ ...each, roots: [root] })))
  const found = around.filter(
    ({ at, roots }) => pages.has(ofPage.get(at) ?? '') || halves.some((each) => isSoughtIn(roots, each)),
  )
  return new Set(found.map(({ at }) => at))
}

/** What a host can ask for by the topic's name begins. */
export function namedFirst(thread: readonly Marked[], { topic = '', language }: Material): readonly Marked[] {
  const topics = soughtIn(topic, language)
  const isNamed = ({ cue }: Marked) =>
    cue !== undefined && topics.some((each) => isSoughtIn(rootsIn(cue.heading, language), each))
  return [...thread.filter(isNamed), ...thread.filter((each) => !isNamed(each))]
}

/** A heading of its page that names the topic is what a host asks by, where an excerpt has none of its own. */
export function askedByTopic(
  all: readonly Marked[],
  { topic = '', language, passages }: Material,
  words: Words,
  named: NamedWebsite,
): readonly Marked[] {
  const topics = soughtIn(topic, language)
  if (topics.length === 0) return all
  const headings = passages
    .filter(({ kind }) => kind === 'heading' || kind === 'title')
    .filter(({ text }) => topics.some((each) => isSoughtIn(rootsIn(text, language), each)))
  return all.map((each) => {
    if (each.cue) return each
    const cues = headings
      .filter(({ url }) => url === each.url)
      .flatMap(({ text }) => cueOf({ ...each, heading: text }, words, named) ?? [])
    return cues[0] ? { ...each, cue: cues[0] } : each
  })
}
