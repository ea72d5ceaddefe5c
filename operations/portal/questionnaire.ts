/** The questions about a show: seen, answered and handed on by its people. */
import type pg from 'pg'
import { type QuestionPart, questions } from '#content/questionnaire.ts'
import {
  addAnswers,
  handedParts,
  type KeptAnswer,
  keepHanded,
  newestAnswers,
  readingForShow,
  type TypedAnswer,
} from '#database/answers.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { listMembers, lockMembers, oweMemberLetter } from '#database/members.ts'
import { showsOf } from '#database/shows.ts'
import { addTopics } from '#database/topics.ts'
import type { Reading } from '#domain/evidence.ts'
import { type Membership, memberMay } from '#domain/member.ts'
import { prefilledFrom } from '#domain/prefill.ts'
import { topicsInLines } from '#domain/topics.ts'
import { countAnswered } from '#operations/clients/count-answered.ts'
import { mayNow } from '#operations/member-now.ts'

/** Undefined: the show is somebody else's, or is not there. */
export async function openQuestionnaire(pool: pg.Pool, member: Membership, showId: string) {
  const shows = await showsOf(pool, member.clientId)
  if (!shows.some(({ id }) => id === showId)) return undefined
  const [answers, handed, reading, people] = await Promise.all([
    newestAnswers(pool, showId),
    handedParts(pool, showId),
    readingForShow(pool, member.clientId, showId),
    listMembers(pool, member.clientId),
  ])
  return {
    answers,
    handed,
    // The step that has read it wrote it.
    prefilled: reading ? Object.fromEntries(prefilledFrom(reading as Reading)) : {},
    answered: countAnswered(answers),
    colleagues: people.filter(
      ({ id, role }) => id !== member.id && memberMay({ role, hasEnded: false }, 'answer'),
    ),
  }
}

type Saved = { outcome: 'saved'; conflicts: readonly KeptAnswer[] } | { outcome: 'forbidden' | 'gone' }

/** Whoever was taken out, or made a reader, a moment ago keeps nothing any more. */
export async function saveAnswers(
  pool: pg.Pool,
  member: Membership,
  showId: string,
  typed: readonly TypedAnswer[],
): Promise<Saved> {
  return inTransaction<Saved>(pool, async (client) => {
    if (!(await mayNow(client, member, 'answer'))) return { outcome: 'forbidden' }
    const shows = await showsOf(client, member.clientId)
    if (!shows.some(({ id }) => id === showId)) return { outcome: 'gone' }
    const conflicts = await addAnswers(client, { showId, memberId: member.id, typed })
    await addAsked(client, showId, typed)
    return { outcome: 'saved', conflicts }
  })
}

/** What customers ask is a topic each; one that was struck out stays so. */
async function addAsked(client: pg.ClientBase, showId: string, typed: readonly TypedAnswer[]): Promise<void> {
  const titles = typed
    .filter(({ question }) => question === 'asked')
    .flatMap(({ answer }) => topicsInLines(answer.text))
  if (titles.length > 0)
    await addTopics(client, { showId, titles: titles.map((title) => ({ title })), origin: 'questions' })
}

type Handed = 'done' | 'known' | 'gone' | 'forbidden'

/** One letter for each part and person, however often somebody presses. */
export async function handPart(
  pool: pg.Pool,
  member: Membership,
  wanted: { showId: string; part: QuestionPart; to: string },
): Promise<Handed> {
  const { showId, part, to } = wanted
  return inTransaction<Handed>(pool, async (client) => {
    const people = await lockMembers(client, member.clientId)
    const mayAnswer = (id: string) =>
      people.some((each) => each.id === id && memberMay({ role: each.role, hasEnded: false }, 'answer'))
    if (!mayAnswer(member.id)) return 'forbidden'
    const shows = await showsOf(client, member.clientId)
    if (!mayAnswer(to) || to === member.id || !shows.some(({ id }) => id === showId)) return 'gone'
    if (!(await keepHanded(client, { showId, part, memberId: to }))) return 'known'
    const facts = { inviter: member.email, part: questions[part].heading }
    await oweMemberLetter(client, to, 'portal-handed', facts)
    return 'done'
  })
}
