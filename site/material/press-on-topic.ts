/** What a client presses at the topics of their show, or an operator for them. */
import type pg from 'pg'
import type { MaterialBy } from '#operations/material/hand-in.ts'
import { addTopic, followFeedAt, moveTopic, topicMoves } from '#operations/topics.ts'

type Form = { text(name: string): string; id(name: string): string }

const topicIntent = /^topic-(add|feed|up|down|strike|back)$/
export const isTopicPress = (intent: string) => topicIntent.test(intent)

export function pressOnTopic(pool: pg.Pool, by: MaterialBy, showId: string, form: Form) {
  const intent = topicIntent.exec(form.text('intent'))?.[1] ?? ''
  if (intent === 'feed') return followFeedAt(pool, by, showId, form.text('feed'))
  if (intent === 'add') return addTopic(pool, by, showId, form.text('topic'))
  return moveTopic(pool, by, showId, { topicId: form.id('topic'), move: moveIn(intent) })
}

const moveIn = (intent: string) => topicMoves.find((each) => each === intent) ?? 'up'
