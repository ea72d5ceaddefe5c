/** What becomes of a source: how it may be used, which of its lines, and its end. */
import type pg from 'pg'
import { recordDeed } from '#database/deeds.ts'
import { countAgain } from '#database/episodes-left.ts'
import { inTransaction } from '#database/in-transaction.ts'
import {
  decideSource,
  episodesRestingOn,
  lockSources,
  markPieces,
  removeSource,
} from '#database/source-changes.ts'
import { findSource, type KeptSource } from '#database/sources.ts'
import { keepAnswerAsSource } from '#database/sources-read.ts'
import { type SourceRights, sourceLimits } from '#domain/source.ts'
import { clientOf, idsOf, type MaterialBy, mayHandIn } from './hand-in.ts'
import { questionsOfShow } from './open-material.ts'

type Changed = 'done' | 'gone' | 'forbidden' | 'nothing-marked' | 'not-agreed' | 'rests' | 'too-long'

/** While people and show are held: two who decide at once do so one after another. */
const changing = (
  pool: pg.Pool,
  by: MaterialBy,
  sourceId: string,
  change: (client: pg.ClientBase, source: KeptSource) => Promise<Changed>,
): Promise<Changed> =>
  inTransaction<Changed>(pool, async (client) => {
    if (!(await mayHandIn(client, by))) return 'forbidden'
    const found = await findSource(client, sourceId)
    if (!found || !(await lockSources(client, found.showId, clientOf(by)))) return 'gone'
    const source = await findSource(client, sourceId)
    return source ? noted(client, by, source.showId, await change(client, source)) : 'gone'
  })

/** What an operator has done for a client stands in the log; who says that speakers have agreed, most of all. */
async function noted(
  client: pg.ClientBase,
  by: MaterialBy,
  show: string,
  outcome: Changed,
): Promise<Changed> {
  const { operatorId } = idsOf(by)
  if (outcome === 'done') await countAgain(client, show)
  if (outcome === 'done' && operatorId)
    await recordDeed(client, { operatorId, deed: 'change-source', facts: { show } })
  return outcome
}

type Use = { rights: SourceRights; hasAgreed: boolean }

/** Nothing of a recording is read aloud before its speakers have agreed, and somebody has said which lines. */
export const allowSource = (pool: pg.Pool, by: MaterialBy, sourceId: string, { rights, hasAgreed }: Use) =>
  changing(pool, by, sourceId, async (client, { state, kind, ours }) => {
    if (state !== 'read' && state !== 'used') return 'gone'
    if (rights === 'ours' && ours === 0) return 'nothing-marked'
    if (rights === 'ours' && kind === 'transcript' && !hasAgreed) return 'not-agreed'
    await decideSource(client, { sourceId, rights, memberId: idsOf(by).memberId })
    return 'done'
  })

export const markLines = (
  pool: pg.Pool,
  by: MaterialBy,
  sourceId: string,
  marks: { shown: readonly number[]; ours: readonly number[] },
) =>
  changing(pool, by, sourceId, async (client) => {
    await markPieces(client, { sourceId, ...marks })
    return 'done'
  })

/** Whoever takes it away hears first which episodes would have nothing to show for what they say. */
export const takeAway = (pool: pg.Pool, by: MaterialBy, sourceId: string, isSure: boolean) =>
  changing(pool, by, sourceId, async (client) => {
    if (!isSure && (await episodesRestingOn(client, sourceId)) > 0) return 'rests'
    await removeSource(client, sourceId)
    return 'done'
  })

type Answer = { showId: string; question: string; answer: string; name: string }

export const answerAsked = (pool: pg.Pool, by: MaterialBy, { showId, ...answer }: Answer): Promise<Changed> =>
  inTransaction<Changed>(pool, async (client) => {
    if (answer.answer.length > sourceLimits.answerCharacters) return 'too-long'
    if (!(await mayHandIn(client, by))) return 'forbidden'
    if (!(await lockSources(client, showId, clientOf(by)))) return 'gone'
    const { open, answered } = await questionsOfShow(client, showId)
    if (![...open, ...answered].includes(answer.question)) return 'gone'
    await keepAnswerAsSource(client, { showId, ...answer, memberId: idsOf(by).memberId })
    return noted(client, by, showId, 'done')
  })
