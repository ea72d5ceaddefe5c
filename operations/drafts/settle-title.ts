/** A title that its client accepts is what an episode of the show will be about; one that they want otherwise is not. */
import type pg from 'pg'
import { addTopics, dropTopic, orderTopics, topicsOf } from '#database/topics.ts'
import type { ClientVerdict } from '#domain/script-gate.ts'
import type { ShowDraft } from '#domain/show-draft.ts'
import { isSameTopic, placedTopic, topicOfTitle } from '#domain/topics.ts'

type Decided = {
  showId: string
  draft: ShowDraft
  title: string
  verdict: ClientVerdict
  memberId: string | undefined
}

/**
 * While the show is held. Once, whatever else asks for the same, and among the others of the draft in its order. What an
 * episode tells already stays, and so does what somebody else has asked for.
 */
export async function settleTitle(
  client: pg.ClientBase,
  { showId, draft, title, verdict, memberId }: Decided,
): Promise<void> {
  const topic = topicOfTitle(title)
  if (!topic) return
  if (verdict !== 'yes') return dropTopic(client, { showId, title: topic, origin: 'draft' })
  const isThere = (await topicsOf(client, showId)).some((each) => isSameTopic(each.title, topic))
  if (isThere) return
  await addTopics(client, { showId, titles: [{ title: topic }], origin: 'draft', memberId: memberId ?? null })
  const titles = draft.titles.map((each) => each.title)
  await orderTopics(client, showId, placedTopic(await topicsOf(client, showId), topic, titles))
}
