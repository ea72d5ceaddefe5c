/** What an operator wants to hear and what was told already, laid over the choice. */
import type { Effect, Material, Want } from '#domain/material.ts'
import { type Choice, choose } from './choose.ts'
import { cueOf, type Named } from './cues.ts'
import { roomFor, within } from './length.ts'
import type { Marked } from './marked.ts'
import { isSoughtIn, notedIn, rootsAround, rootsIn, type Sought, soughtIn } from './sought.ts'
import { chooseInTiers, heardIn, type IsOf } from './tiers.ts'
import { type Told, toldIn } from './told-before.ts'
import type { Words } from './words-of.ts'

export type Aim = {
  choose(left: readonly Marked[], sign?: string): Choice | undefined
  /** Nobody shall hear of it. */
  isUnwanted(text: string): boolean
  /** Why nothing can be chosen, where it is not the website. */
  want(): Want | undefined
  effectsOf(choice?: Choice): Effect[]
}

type Places = ReadonlySet<number>
type Found = { said: string; ats: Places }
type Targets = {
  topics: readonly Found[]
  /** On pages that speak of the topic, or of a part of it. */
  near: Places
  wishes: readonly Found[]
  unwanted: readonly Found[]
  sources: readonly { url: string; ats: Places }[]
  told: readonly Told[]
}

export function aimOf(all: readonly Marked[], material: Material, words: Words): Aim {
  const targets = targetsOf(all, material, words)
  const { topics, near, wishes, sources, told } = targets
  const [isOfTopic, isTold, isUnwanted] = [isIn(topics), isIn(told), isIn(targets.unwanted)]
  const likes = [sources, wishes, near.size > 0 ? [{ ats: near }] : []]
    .filter((each) => each.length > 0)
    .map(isIn)
  const room = roomFor(material.minutes)
  const { unwanted } = notedIn(material.note ?? '', material.language)
  return {
    choose(left, sign = '') {
      const wanted = left.filter((each) => !isUnwanted(each))
      const fresh = withIntroduction(wanted, isTold, sign)
      const must = topics.length > 0 ? { must: isOfTopic } : {}
      const choice = chooseInTiers(fresh, { ...must, likes, room, sign })
      if (!choice) return undefined
      const ordered = { ...choice, thread: namedFirst(choice.thread, material) }
      return material.minutes === undefined ? ordered : within(ordered, room.most)
    },
    isUnwanted: (text) => unwanted.some((each) => isSoughtIn(rootsIn(text, material.language), each)),
    want() {
      const ofTopic = all.filter(isOfTopic)
      if (topics.length > 0) return ofTopic.some(isTold) ? 'topic-told' : 'topic'
      return all.some(isTold) ? 'told' : undefined
    },
    effectsOf: (choice) => effectsOf(targets, new Set((choice ? heardIn(choice) : []).map(({ at }) => at))),
  }
}

function targetsOf(all: readonly Marked[], material: Material, words: Words): Targets {
  const { language, topic = '', note = '', chosen = [], toldBefore = [] } = material
  const around: Around = all.map((each) => ({ at: each.at, roots: rootsAround(each, language) }))
  const ofMoney = all.filter(({ kind, hasMoney }) => kind === 'prices' || hasMoney).map(({ at }) => at)
  const find = (sought: Sought): Found => {
    const found = around.filter(({ roots }) => isSoughtIn(roots, sought)).map(({ at }) => at)
    // Whoever speaks of prices means figures.
    const isOfMoney = sought.roots.length === 1 && words.prices.in(sought.said) !== undefined
    return { said: sought.said, ats: new Set(isOfMoney ? [...found, ...ofMoney] : found) }
  }
  const { wished, unwanted } = notedIn(note, language)
  const topics = soughtIn(topic, language)
  return {
    // A topic without a word that could be looked for is found nowhere.
    topics: topic && topics.length === 0 ? [{ said: topic, ats: new Set() }] : topics.map(find),
    near: nearTo(topics, all, around),
    wishes: wished.map(find),
    unwanted: unwanted.map(find),
    sources: chosen.map((url) => ({
      url,
      ats: new Set(all.filter((each) => each.url === url).map(({ at }) => at)),
    })),
    told: toldIn(all, toldBefore),
  }
}

type Around = readonly { at: number; roots: ReadonlySet<string> }[]

/** `Cakes` where it is about wedding cakes, and what else stands on a page of its own about them. */
function nearTo(topics: readonly Sought[], all: readonly Marked[], around: Around): Places {
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
function namedFirst(thread: readonly Marked[], { topic = '', language }: Material): readonly Marked[] {
  const topics = soughtIn(topic, language)
  const isNamed = ({ cue }: Marked) =>
    cue !== undefined && topics.some((each) => isSoughtIn(rootsIn(cue.heading, language), each))
  return [...thread.filter(isNamed), ...thread.filter((each) => !isNamed(each))]
}

const isIn =
  (found: readonly { ats: Places }[]): IsOf =>
  ({ at }) =>
    found.some(({ ats }) => ats.has(at))

/** What was told is not told again; who they are may be, where nothing else says it. */
function withIntroduction(wanted: readonly Marked[], isTold: IsOf, sign: string): readonly Marked[] {
  const fresh = wanted.filter((each) => !isTold(each))
  const usual = fresh.length < wanted.length ? choose(wanted, sign)?.who : undefined
  const other = choose(fresh, sign)?.who
  if (!usual || !isTold(usual) || (other && introduces(other))) return fresh
  return wanted.filter((each) => each === usual || !isTold(each))
}

const leastOfIntroduction = 1
const introduces = ({ over, isNamed, isAboutThem }: Marked) =>
  over.introduces > leastOfIntroduction && (isNamed || isAboutThem)

function effectsOf({ topics, wishes, unwanted, sources, told }: Targets, heard: Places): Effect[] {
  const counted = (ats: Places) => ({ found: ats.size, heard: [...ats].filter((at) => heard.has(at)).length })
  return [
    ...topics.map(({ said, ats }): Effect => ({ of: 'topic', said, ...counted(ats) })),
    ...wishes.map(({ said, ats }): Effect => ({ of: 'wish', said, ...counted(ats) })),
    ...unwanted.map(({ said, ats }): Effect => ({ of: 'left-out', said, found: ats.size })),
    ...sources.map(({ url, ats }): Effect => ({ of: 'source', url, ...counted(ats) })),
    ...told.map(
      ({ episode: { title, on }, ats }): Effect => ({ of: 'told-before', title, on, found: ats.size }),
    ),
  ]
}

/** A heading of its page that names the topic is what a host asks by, where an excerpt has none of its own. */
export function askedByTopic(
  all: readonly Marked[],
  { topic = '', language, passages }: Material,
  words: Words,
  named: Named,
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
