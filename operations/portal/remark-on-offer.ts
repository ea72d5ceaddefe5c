import type pg from 'pg'
import { addRemark, remarksOn } from '#database/decisions.ts'
import { findScript } from '#database/edits.ts'
import { sentencesOfDraft } from '#domain/draft/draft.ts'
import type { Membership } from '#domain/member.ts'
import { type Gate, mostRemark, mostRemarks } from '#domain/script-gate.ts'
import { atTheGate, offeredAt } from '#operations/decide-offer.ts'
import { versionOf } from '#operations/script-on-desk.ts'

type Said = { what: Gate; requestId: string; hash: string; sentence: string; text: string }
export type Remarked =
  | { outcome: 'done'; place: number }
  | { outcome: 'changed' | 'not-now' | 'gone' | 'forbidden' | 'empty' | 'too-long' | 'full' }

/** A member says what is wrong with a sentence: of the words that they have seen, or heard. Nothing is changed by it. */
export async function remarkOnOffer(pool: pg.Pool, member: Membership, said: Said): Promise<Remarked> {
  const text = said.text.replaceAll('\r\n', '\n').trim()
  if (!text) return { outcome: 'empty' }
  if (text.length > mostRemark) return { outcome: 'too-long' }
  const { what, requestId, hash, sentence } = said
  return atTheGate(pool, { member }, requestId, async (client, shown): Promise<Remarked> => {
    const offered = offeredAt(shown, what)
    if (offered.hash !== hash) return { outcome: 'changed' }
    if (!offered.isAtGate) return { outcome: 'not-now' }
    const kept = await findScript(client, requestId)
    if (!kept?.script) return { outcome: 'changed' }
    const sentences = sentencesOfDraft(versionOf(kept, offered.version))
    const place = sentences.findIndex(({ id }) => id === sentence)
    const found = sentences[place]
    if (!found) return { outcome: 'changed' }
    const remarks = (await remarksOn(client, requestId)).filter((remark) => remark.what === what)
    if (remarks.length >= mostRemarks) return { outcome: 'full' }
    await addRemark(client, {
      ...{ what, requestId, sentence, place, said: found.text, hash, text, memberId: member.id },
    })
    return { outcome: 'done', place }
  })
}
