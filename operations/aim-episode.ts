/** An operator says what an episode is to be told from and about, and it is made anew from its first step. */
import type pg from 'pg'
import { type AimRow, findAim } from '#database/aims.ts'
import { asOperator } from '#database/as-operator.ts'
import { keepAim } from '#database/briefs.ts'
import { recordDeed } from '#database/deeds.ts'
import { resumeProduction } from '#database/productions.ts'
import { lockProgress } from '#database/progress.ts'
import { remakeProduction, takeBackSteps } from '#database/review.ts'
import { type Aim, type AimFaults, type AimState, aimState, checkAim, type TypedAim } from '#domain/aim.ts'
import type { Operator } from '#domain/operator.ts'
import { madeSteps } from '#domain/production.ts'
import { isAddressOfText } from '#domain/website-name.ts'

export type OpenAim = AimRow & { state: AimState }

export async function openAim(
  pool: pg.Pool | pg.ClientBase,
  requestId: string,
): Promise<OpenAim | undefined> {
  const row = await findAim(pool, requestId)
  return row && { ...row, state: aimState(row) }
}

type Aimed =
  | { outcome: 'done' }
  | { outcome: 'refused'; faults: AimFaults }
  | { outcome: 'not-now'; state: AimState }
  | { outcome: 'unknown' }

type Wanted = { operator: Operator; requestId: string; typed: TypedAim }

export function aimEpisode(pool: pg.Pool, { operator, requestId, typed }: Wanted): Promise<Aimed> {
  const operatorId = operator.id
  return asOperator(pool, operatorId, async (client): Promise<Aimed> => {
    await lockProgress(client, requestId)
    const at = await openAim(client, requestId)
    if (!at) return { outcome: 'unknown' }
    if (at.state !== 'open') return { outcome: 'not-now', state: at.state }
    const check = aimOf(typed, at.website)
    if (!check.ok) return { outcome: 'refused', faults: check.faults }
    await keepAim(client, requestId, check.aim)
    if (at.liesStill) await remakeProduction(client, requestId, madeSteps)
    else {
      await takeBackSteps(client, requestId, madeSteps)
      await resumeProduction(client, requestId)
    }
    await recordDeed(client, { operatorId, deed: 'aim-episode', requestId, facts: factsOf(check.aim) })
    return { outcome: 'done' }
  })
}

/** Where there is only a text, it cannot be taken away. */
function aimOf(typed: TypedAim, website: string): ReturnType<typeof checkAim> {
  const isTextAlone = isAddressOfText(website)
  if (isTextAlone && typed.text.trim() === '') return { ok: false, faults: { text: 'too-short' } }
  return checkAim(typed, isTextAlone ? undefined : website)
}

/** What was asked for, without a word of it. */
const factsOf = ({ topic, note, pages, text, minutes, tellsAgain }: Aim) => ({
  ...(topic && { topic: true }),
  ...(note && { note: true }),
  ...(pages.length > 0 && { pages: pages.length }),
  ...(text && { text: true }),
  ...(minutes && { minutes }),
  ...(tellsAgain && { again: true }),
})
