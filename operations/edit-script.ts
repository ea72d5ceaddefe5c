import type pg from 'pg'
import { asOperator } from '#database/as-operator.ts'
import { recordDeed } from '#database/deeds.ts'
import { findScript, type KeptEdit, type KeptScript, keepEdit } from '#database/edits.ts'
import { lockProgress } from '#database/progress.ts'
import { offerAsEdited } from '#database/script-offers.ts'
import { mayOnDesk } from '#domain/desk.ts'
import { applyEdit, draftAfter } from '#domain/draft/apply-edit.ts'
import { type Draft, draftOf } from '#domain/draft/draft.ts'
import type { Edit } from '#domain/draft/edit.ts'
import type { Operator } from '#domain/operator.ts'
import { isHost, type Speaker } from '#domain/script.ts'

type Wanted = { requestId: string; operator: Operator }
export type Edited =
  /** `first`: where a passage that was chosen begins. */
  | { outcome: 'kept'; number: number; first?: string }
  /** Somebody was faster: what stands there now, and who wrote it. */
  | { outcome: 'changed'; is: string; by: string | null }
  /** What was chosen cannot be read there. */
  | { outcome: 'refused'; reason: string }
  /** A passage that has come as far as it goes. */
  | { outcome: 'edge' }
  | { outcome: 'gone' | 'last' | 'quotation' | 'not-now' | 'nothing-to-undo' }

/** One change more, on top of all that others have made meanwhile. */
export const editScript = (pool: pg.Pool, { edit, ...wanted }: Wanted & { edit: Edit }): Promise<Edited> =>
  onScript(pool, wanted, async ({ edits }) => ({ edit: withName(edit, edits.length + 1) }))

/** Takes back the last change that this operator has made and not taken back. */
export const undoEdit = (pool: pg.Pool, wanted: Wanted): Promise<Edited> =>
  onScript(pool, wanted, async ({ base, edits }) => {
    const undone = new Set(edits.map(({ undoes }) => undoes))
    const last = edits.findLast(
      ({ operatorId, undoes, number }) =>
        operatorId === wanted.operator.id && undoes === null && !undone.has(number),
    )
    if (!last) return { outcome: 'nothing-to-undo' }
    const before = draftAfter(
      base,
      edits.slice(0, last.number - 1).map(({ edit }) => edit),
    )
    const then = applyEdit(before, last.edit)
    if (then.outcome !== 'applied') throw new Error('A kept edit cannot be applied.')
    return { edit: then.inverse, undoes: last.number }
  })

type Change = { edit: Edit; undoes?: number }
export type OnDesk = {
  client: pg.ClientBase
  kept: KeptScript
  base: Draft
  draft: Draft
  edits: readonly KeptEdit[]
}

/** While nobody else can change it; what is chosen is kept, or says why it is not. */
export function onScript(
  pool: pg.Pool,
  { requestId, operator }: Wanted,
  choose: (desk: OnDesk) => Promise<Change | Exclude<Edited, { outcome: 'kept' }>>,
): Promise<Edited> {
  return asOperator(pool, operator.id, async (client): Promise<Edited> => {
    const progress = await lockProgress(client, requestId)
    const kept = mayOnDesk('edit', progress) ? await findScript(client, requestId) : undefined
    if (!kept?.script) return { outcome: 'not-now' }
    const base = draftOf(kept.script)
    const { edits } = kept
    const draft = draftAfter(
      base,
      edits.map(({ edit }) => edit),
    )
    const change = await choose({ client, kept, base, draft, edits })
    if ('outcome' in change) return named(change, edits)
    const next = applyEdit(draft, change.edit)
    if (next.outcome === 'changed') return { ...next, by: lastOn(change.edit, edits) }
    if (next.outcome !== 'applied') return next
    const number = edits.length + 1
    await keepEdit(client, { requestId, number, operatorId: operator.id, ...change })
    await offerAsEdited(client, requestId)
    const facts = { number, kind: change.edit.kind }
    await recordDeed(client, { operatorId: operator.id, deed: 'edit-script', requestId, facts })
    const first = change.edit.kind === 'read' ? change.edit.sentences.find(isRead)?.id : undefined
    return { outcome: 'kept', number, ...(first && { first }) }
  })
}

const isRead = ({ speaker }: { speaker: Speaker }) => !isHost(speaker)

/** Whoever has changed something last is named where nobody else is. */
const named = (refused: Exclude<Edited, { outcome: 'kept' }>, edits: readonly KeptEdit[]): Edited =>
  refused.outcome === 'changed' ? { ...refused, by: refused.by ?? edits.at(-1)?.operator ?? null } : refused

/** Nobody but the script itself gives its sentences their names. */
const withName = (edit: Edit, number: number): Edit =>
  edit.kind === 'add' ? { ...edit, sentence: { ...edit.sentence, id: `e${number}` } } : edit

const placeOf = (edit: Edit) =>
  JSON.stringify([
    'sentence' in edit && (typeof edit.sentence === 'string' ? edit.sentence : edit.sentence.id),
    'chapter' in edit && edit.kind === 'retitle-chapter' && edit.chapter,
    edit.kind === 'read' && edit.was.map(({ id }) => id),
    edit.kind === 'move' && edit.sentences,
    'name' in edit && edit.name,
    'speaker' in edit && edit.kind === 'cast' && edit.speaker,
    edit.kind === 'theme' || edit.kind === 'cover' || edit.kind === 'retitle' ? edit.kind : '',
  ])

const lastOn = (edit: Edit, edits: readonly KeptEdit[]) =>
  edits.findLast((kept) => placeOf(kept.edit) === placeOf(edit))?.operator ?? null
