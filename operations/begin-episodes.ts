/** Begins the next episode of each show that is due one, where its people have said what it is to be made from. */
import type pg from 'pg'
import { allQuestions } from '#content/questionnaire.ts'
import { voiceNamed } from '#content/voices.ts'
import { answersOfShows } from '#database/answers.ts'
import { keepRequestByHand } from '#database/briefs.ts'
import { recordDeed } from '#database/deeds.ts'
import { decidedVoices } from '#database/show-choices.ts'
import { tieToShow } from '#database/ties.ts'
import { takeTopic } from '#database/topics.ts'
import { briefOfShow } from '#domain/begun-by-calendar.ts'
import type { CheckedBrief } from '#domain/brief.ts'
import { type Answer, isAnswered, noAnswer } from '#domain/questionnaire.ts'
import { topicToTell } from './topics.ts'

export const isWhole = (answers: ReadonlyMap<string, Answer>) =>
  allQuestions.every(
    (question) => !question.isNeeded || isAnswered(question, answers.get(question.id) ?? noAnswer),
  )

type ToBegin = { showId: string; brief: CheckedBrief }

/** Those whose questions are answered, with what is asked for. */
export async function readyToBegin(client: pg.ClientBase, showIds: readonly string[]): Promise<ToBegin[]> {
  if (showIds.length === 0) return []
  const isVoice = (id: string) => voiceNamed(id) !== undefined
  const voices = await decidedVoices(client, showIds)
  return [...(await answersOfShows(client, showIds))].flatMap(([showId, answers]) => {
    const decided = voices.get(showId)
    const brief = isWhole(answers) ? briefOfShow({ answers, isVoice, topic: null, decided }) : undefined
    return brief ? [{ showId, brief }] : []
  })
}

/** Of a post its own page comes first; what it is called need not stand there. */
const aimAt = ({ title, url }: { title: string; url: string | null }, website: string) =>
  url && hostOf(url) === hostOf(website) ? { pages: [url] } : { topic: title }

const hostOf = (address: string) => URL.parse(address)?.host.replace(/^www\./, '')

/** While the row of its show is held: of the next topic, where there is anything to tell of one. */
export async function beginEpisode(client: pg.ClientBase, { showId, brief }: ToBegin): Promise<void> {
  const requestId = crypto.randomUUID()
  const topic = await topicToTell(client, showId)
  const checked = topic ? { ...brief, brief: { ...brief.brief, ...aimAt(topic, brief.website) } } : brief
  await keepRequestByHand(client, { id: requestId, checked })
  if (topic) await takeTopic(client, topic.id, requestId)
  await tieToShow(client, { requestId, showId })
  await recordDeed(client, { deed: 'begin-episode', requestId, facts: { show: showId } })
}
