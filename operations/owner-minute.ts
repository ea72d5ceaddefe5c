/** Whoever asked hears their episode as they wish: by their link alone, and so often that everybody can afford it. */
import { hash } from 'node:crypto'
import type pg from 'pg'
import { recordDeed } from '#database/deeds.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { resumeProduction } from '#database/productions.ts'
import { lockProgress, progressOf } from '#database/progress.ts'
import { remakeProduction, takeBackSteps } from '#database/review.ts'
import { findMinute, keepWishes, type MinuteRow } from '#database/wishes.ts'
import type { EpisodeProgress } from '#domain/desk.ts'
import { type MinuteState, mayMakeAgain, minuteState } from '#domain/minute.ts'
import { minuteLimits } from '#domain/minute-limits.ts'
import { stepsOfScript } from '#domain/production.ts'
import type { Wishes } from '#domain/wishes.ts'
import { settingsInForce } from './save-settings.ts'

export type Minute = MinuteRow & {
  state: MinuteState
  progress: EpisodeProgress | undefined
  /** What the operators do not want to hear. */
  refused: readonly string[]
}

/** Undefined: there is no such link, or what it led to is deleted. */
export async function openMinute(
  pool: pg.Pool | pg.ClientBase,
  token: string,
  now = new Date(),
): Promise<Minute | undefined> {
  const row = isToken(token) ? await findMinute(pool, hashOf(token)) : undefined
  if (!row) return undefined
  const progress = await progressOf(pool, row.requestId)
  const { settings } = await settingsInForce(pool)
  const refused = (settings['minute.refused'] ?? '').split('\n').filter(Boolean)
  const state =
    settings['minute.on'] === 'off'
      ? 'off'
      : minuteState({ ...row, failure: row.failure?.code, progress }, now)
  return { ...row, progress, refused, state }
}

/** One switch of the house. */
export const isMinuteOn = async (pool: pg.Pool): Promise<boolean> =>
  (await settingsInForce(pool)).settings['minute.on'] !== 'off'

const isToken = (token: string) => /^[\w-]{8,128}$/.test(token)
const hashOf = (token: string) => hash('sha256', token, 'hex')

type Pressed = { token: string; wishes: Wishes; now?: Date }

/** Once, whoever presses, and however many at the same moment. Otherwise it says where the episode stands. */
export const makeAgain = (
  pool: pg.Pool,
  { token, wishes, now }: Pressed,
): Promise<'made' | 'unknown' | MinuteState> =>
  inTransaction(pool, async (client) => {
    const found = await openMinute(client, token, now)
    if (!found) return 'unknown'
    const { requestId } = found
    await lockProgress(client, requestId)
    // Asked again now that nobody else can change it.
    const minute = await openMinute(client, token, now)
    if (!minute || !mayMakeAgain(minute.state)) return minute?.state ?? 'unknown'
    if (!(await keepWishes(client, { requestId, wishes, most: minuteLimits.remakes }))) return 'spent'
    if (minute.state === 'open') await remakeProduction(client, requestId, stepsOfScript)
    else {
      await takeBackSteps(client, requestId, stepsOfScript)
      await resumeProduction(client, requestId)
    }
    await recordDeed(client, { deed: 'wish-again', requestId, facts: { number: minute.remakes + 1 } })
    return 'made'
  })
