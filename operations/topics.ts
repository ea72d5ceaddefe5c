/** What the next episodes of a show are about: seen, ordered, added and struck out by its people, taken by its calendar. */
import type pg from 'pg'
import { recordDeed } from '#database/deeds.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { materialOfShow } from '#database/show-material.ts'
import { slotsOf } from '#database/slots.ts'
import { lockSources } from '#database/source-changes.ts'
import { addTopics, orderTopics, strikeTopic, topicsOf } from '#database/topics.ts'
import { type WatchedFeed, watchedFeedOf, watchFeed } from '#database/watched-feeds.ts'
import { type Gauge, gaugeOf } from '#domain/gauge.ts'
import type { KeptSlot } from '#domain/slots.ts'
import {
  movedTopics,
  nextTopic,
  type Topic,
  type TopicFit,
  topicsByDate,
  typedTopic,
} from '#domain/topics.ts'
import { checkWebsite } from '#domain/website-address.ts'
import { topicFits } from '#reader/topic-fit.ts'
import { clientOf, idsOf, type MaterialBy, mayHandIn } from './material/hand-in.ts'

type ShownTopic = Topic & { fit: TopicFit }

export async function openTopics(
  client: pg.Pool | pg.ClientBase,
  showId: string,
): Promise<{ topics: ShownTopic[]; gauge: Gauge; isRead: boolean; feed: WatchedFeed | null }> {
  // One after another: within a transaction there is one connection.
  const topics = await topicsOf(client, showId)
  const material = await materialOfShow(client, showId)
  const fitOf = topicFits(material)
  const texts = material.passages.map(({ text }) => text)
  return {
    // A post is read before its episode is told.
    topics: topics.map((topic) => ({ ...topic, fit: topic.url ? 'enough' : fitOf(topic.title) })),
    feed: await watchedFeedOf(client, showId),
    gauge: gaugeOf(texts, material.told),
    isRead: material.hasWebsite,
  }
}

/** By the day, such as `2026-03-31`, of each date ahead that no episode has. */
export function plannedTopics(
  slots: readonly KeptSlot[],
  topics: readonly ShownTopic[],
  now: Date,
): ReadonlyMap<string, ShownTopic> {
  const free = slots.filter(({ state, requestId, at }) => state === 'open' && !requestId && at > now)
  return topicsByDate(
    topics,
    free.map(({ key }) => key),
  )
}

/** For operators: each with the day for which it is planned, where there is one. */
export async function topicsWithDays(pool: pg.Pool, showId: string, now = new Date()) {
  const [slots, { topics }] = await Promise.all([slotsOf(pool, showId), openTopics(pool, showId)])
  const days = [...plannedTopics(slots, topics, now)].map(([key, { id }]) => [id, key] as const)
  return { topics, days }
}

/** The first of which there is anything to tell; undefined: whatever the website gives. */
export const topicToTell = async (client: pg.ClientBase, showId: string): Promise<ShownTopic | undefined> =>
  nextTopic((await openTopics(client, showId)).topics)

type Changed = 'done' | 'gone' | 'forbidden' | 'no-topic' | 'known' | 'no-address'

const changing = (
  pool: pg.Pool,
  by: MaterialBy,
  showId: string,
  change: (client: pg.ClientBase) => Promise<Changed>,
): Promise<Changed> =>
  inTransaction<Changed>(pool, async (client) => {
    if (!(await mayHandIn(client, by))) return 'forbidden'
    if (!(await lockSources(client, showId, clientOf(by)))) return 'gone'
    const outcome = await change(client)
    const { operatorId } = idsOf(by)
    if (operatorId && outcome === 'done')
      await recordDeed(client, { operatorId, deed: 'change-topics', facts: { show: showId } })
    return outcome
  })

export const addTopic = (pool: pg.Pool, by: MaterialBy, showId: string, typed: string): Promise<Changed> =>
  changing(pool, by, showId, async (client) => {
    const title = typedTopic(typed)
    if (!title) return 'no-topic'
    const { memberId } = idsOf(by)
    const origin = memberId ? 'client' : 'house'
    return (await addTopics(client, { showId, titles: [{ title }], origin, memberId })) === 1
      ? 'done'
      : 'known'
  })

/** Nothing ends it. */
export const followFeedAt = (
  pool: pg.Pool,
  by: MaterialBy,
  showId: string,
  typed: string,
): Promise<Changed> =>
  changing(pool, by, showId, async (client) => {
    const found = typed.trim() === '' ? undefined : checkWebsite(typed, { takesLongEndings: true })
    if (found && !found.ok) return 'no-address'
    const url = found?.website ?? ''
    if (url.length > 2000) return 'no-address'
    await watchFeed(client, { showId, url, memberId: idsOf(by).memberId })
    return 'done'
  })

export const topicMoves = ['up', 'down', 'strike', 'back'] as const
type TopicMove = (typeof topicMoves)[number]

export const moveTopic = (
  pool: pg.Pool,
  by: MaterialBy,
  showId: string,
  { topicId, move }: { topicId: string; move: TopicMove },
): Promise<Changed> =>
  changing(pool, by, showId, async (client) => {
    if (move === 'strike' || move === 'back') {
      const isDone = await strikeTopic(client, { showId, topicId, isStruck: move === 'strike' })
      return isDone ? 'done' : 'gone'
    }
    const topics = await topicsOf(client, showId)
    if (!topics.some(({ id }) => id === topicId)) return 'gone'
    await orderTopics(client, showId, movedTopics(topics, topicId, move === 'up' ? -1 : 1))
    return 'done'
  })
