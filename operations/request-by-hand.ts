import type pg from 'pg'
import { voiceNamed } from '#content/voices.ts'
import { asOperator } from '#database/as-operator.ts'
import { askForReview, keepRequestByHand } from '#database/briefs.ts'
import { recordDeed } from '#database/deeds.ts'
import { isShow, tieToShow } from '#database/ties.ts'
import { type BriefFaults, checkBrief, type TypedBrief } from '#domain/brief.ts'

type RequestedByHand =
  /** `known`: the same form was sent twice. `stopped`: this person has stopped all mail. `no-show`: it is gone. */
  { outcome: 'made' | 'known' | 'stopped' | 'no-show' } | { outcome: 'refused'; faults: BriefFaults }

/** Without an operator it is the product's own deed, as when examples are made. */
type Wanted = {
  pool: pg.Pool
  operatorId?: string
  id: string
  typed: TypedBrief
  /** Of a client; nobody's where nothing is said. */
  showId?: string | undefined
}

/** An operator enters a request for somebody; the same person may have any number of them. */
export async function requestByHand({
  pool,
  operatorId,
  id,
  typed,
  showId,
}: Wanted): Promise<RequestedByHand> {
  const check = checkBrief(typed, (voice) => voiceNamed(voice) !== undefined)
  if (!check.ok) return { outcome: 'refused', faults: check.faults }
  const { checked } = check
  return asOperator(pool, operatorId, async (client) => {
    if (showId && !(await isShow(client, showId))) return { outcome: 'no-show' }
    const kept = await keepRequestByHand(client, { id, checked })
    if (!kept) return { outcome: 'known' }
    const { minutes, hosts, text } = checked.brief
    // Before anything is made: its script is put before the client from the first time on.
    if (showId && operatorId) await tieToShow(client, { requestId: id, showId, operatorId })
    const facts = {
      minutes,
      hosts,
      from: text ? 'text' : 'website',
      review: checked.review,
      ...(showId && { show: showId }),
    }
    await recordDeed(client, { operatorId, deed: 'request-by-hand', requestId: id, facts })
    if (kept.status === 'stopped') return { outcome: 'stopped' }
    if (checked.review !== 'usual') await askForReview(client, id, checked.review)
    return { outcome: 'made' }
  })
}
