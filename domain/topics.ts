/** What the next episodes of a show are about: a list that its client orders, and the dates that it falls on. */
import { aimLimits } from './aim.ts'
import { lettersOf } from './gauge.ts'
import { typedName } from './typed-name.ts'

export type TopicOrigin = 'client' | 'house' | 'questions' | 'feed' | 'draft'
/** How much is there of it that no episode has told. */
export type TopicFit = 'enough' | 'little' | 'nothing'

export type Topic = {
  id: string
  title: string
  origin: TopicOrigin
  url: string | null
  isStruck: boolean
  requestId: string | null
}

export const mostTopics = 200

/** Undefined: it is none, or longer than a topic may be. */
export function typedTopic(typed: string): string | undefined {
  const title = typedName(typed)
  return /\p{L}{2}/u.test(title) && title.length <= aimLimits.mostTopicCharacters ? title : undefined
}

/** Of a line each, as customers ask. */
export const topicsInLines = (text: string): string[] =>
  text.split('\n').flatMap((line) => typedTopic(line.slice(0, aimLimits.mostTopicCharacters)) ?? [])

export const isOpenTopic = ({ isStruck, requestId }: Topic) => !isStruck && requestId === null

/** A title may be longer. */
export const topicOfTitle = (title: string): string | undefined =>
  typedTopic(title.slice(0, aimLimits.mostTopicCharacters))

export const isSameTopic = (one: string, other: string) => lettersOf(one) === lettersOf(other)

/** The ids in their new order: a new one behind the nearest that stands before it in `titles`, or before the next one. */
export function placedTopic(topics: readonly Topic[], added: string, titles: readonly string[]): string[] {
  const open = topics.filter(isOpenTopic)
  const find = (title: string) => open.find((topic) => isSameTopic(topic.title, topicOfTitle(title) ?? ''))
  const own = find(added)
  const others = open.filter((topic) => topic !== own)
  const at = titles.findIndex((title) => isSameTopic(topicOfTitle(title) ?? '', added))
  const before = titles
    .slice(0, at)
    .flatMap((title) => find(title) ?? [])
    .at(-1)
  const [after] = titles.slice(at + 1).flatMap((title) => find(title) ?? [])
  const place = before ? others.indexOf(before) + 1 : after ? others.indexOf(after) : others.length
  return others.toSpliced(place, 0, ...(own ? [own] : [])).map(({ id }) => id)
}

/** The ids in their new order: one place up or down among those that are open. */
export function movedTopics(topics: readonly Topic[], id: string, by: -1 | 1): string[] {
  const open = topics.filter(isOpenTopic).map((topic) => topic.id)
  const from = open.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= open.length) return open
  const moved = open.toSpliced(from, 1)
  return moved.toSpliced(to, 0, id)
}

/** The next episode takes the first of which there is anything to tell. */
export const nextTopic = <T extends Topic & { fit: TopicFit }>(topics: readonly T[]): T | undefined =>
  topics.find((topic) => isOpenTopic(topic) && topic.fit !== 'nothing')

/** Which topic a free date would get, as things stand: the first date the first one. */
export function topicsByDate<T extends Topic & { fit: TopicFit }>(
  topics: readonly T[],
  freeDates: readonly string[],
): ReadonlyMap<string, T> {
  const ready = topics.filter((topic) => isOpenTopic(topic) && topic.fit !== 'nothing')
  return new Map(freeDates.flatMap((key, at) => (ready[at] ? [[key, ready[at]] as const] : [])))
}
