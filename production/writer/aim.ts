/** What an operator wants to hear and what was told already, laid over the choice. */
import type { Effect, Material, Want } from '#domain/material.ts'
import { isSoughtIn, notedIn, rootsIn, type Sought, soughtIn } from '#reader/sought.ts'
import { choose, type ProgrammeChoice } from './choose.ts'
import { type ToldByEpisode, toldByEpisodes } from './earlier-episodes.ts'
import { roomForMinutes, within } from './length.ts'
import type { Marked } from './marked.ts'
import { rootsAround } from './roots-around.ts'
import { chooseInTiers, heardIn, type IsOf } from './tiers.ts'
import { namedFirst, nearTo, type RootsByPlace } from './topic.ts'
import type { Words } from './words-of.ts'

type Aim = {
  choose(left: readonly Marked[], sign?: string): ProgrammeChoice | undefined
  /** Nobody shall hear of it. */
  isUnwanted(text: string): boolean
  /** An earlier episode has told it. */
  isTold: IsOf
  /** Why nothing can be chosen, where it is not the website. */
  want(): Want | undefined
  effectsOf(choice?: ProgrammeChoice): Effect[]
  /** Passages that nobody shall tell from, whoever writes. */
  withheldFrom(choice?: ProgrammeChoice): string[]
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
  told: readonly ToldByEpisode[]
}

export function aimOf(all: readonly Marked[], material: Material, words: Words): Aim {
  const targets = targetsOf(all, material, words)
  const { topics, near, wishes, sources, told } = targets
  const [isOfTopic, isTold, isUnwanted] = [isIn(topics), isIn(told), isIn(targets.unwanted)]
  const likes = [sources, wishes, near.size > 0 ? [{ ats: near }] : []]
    .filter((each) => each.length > 0)
    .map(isIn)
  const usual = roomForMinutes(material.minutes)
  // Whoever wants to hear of one thing wants all of it.
  const room = material.topic && material.minutes === undefined ? { ...usual, beats: 7, most: 300 } : usual
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
    isTold,
    isUnwanted: (text) => unwanted.some((each) => isSoughtIn(rootsIn(text, material.language), each)),
    want() {
      const ofTopic = all.filter(isOfTopic)
      if (topics.length > 0) return ofTopic.some(isTold) ? 'topic-told' : 'topic'
      return all.some(isTold) ? 'told' : undefined
    },
    withheldFrom(choice) {
      const heard = new Set((choice ? heardIn(choice) : []).flatMap(({ passages }) => passages))
      const kept = all.filter((each) => isTold(each) || isUnwanted(each)).flatMap(({ passages }) => passages)
      return [...new Set(kept)].filter((id) => !heard.has(id))
    },
    effectsOf: (choice) => effectsOf(targets, new Set((choice ? heardIn(choice) : []).map(({ at }) => at))),
  }
}

function targetsOf(all: readonly Marked[], material: Material, words: Words): Targets {
  const { language, topic = '', note = '', chosen = [], toldBefore = [] } = material
  const around: RootsByPlace = all.map((each) => ({ at: each.at, roots: rootsAround(each, language) }))
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
    told: toldByEpisodes(all, toldBefore),
  }
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
