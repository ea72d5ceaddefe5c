/** How one episode was written: what the model was asked, what that cost, and what can be taken otherwise. */
import type pg from 'pg'
import { type StandingPass, spentFor } from '#database/passes.ts'
import { findWriting, type WritingDesk } from '#database/writing-desk.ts'
import { websiteName } from '#domain/website-name.ts'
import { type WritingState, writingState } from '#domain/writing-deeds.ts'
import { draftIn, outlinesIn, type ShownDraft, type ShownOutlines } from '#domain/writing-shown.ts'

/** A pass without its answer, which may be long. */
export type ShownPass = Omit<StandingPass, 'answer'>

export type OpenWriting = Pick<WritingDesk, 'written' | 'progress' | 'wishes'> & {
  requestId: string
  name: string
  state: WritingState
  /** Those of this script, and those that were asked before it was written anew. */
  passes: readonly ShownPass[]
  earlier: readonly ShownPass[]
  /** Since it was planned. */
  dollars: number
  outlines: ShownOutlines | null
  draft: ShownDraft | null
}

export async function openWriting(pool: pg.Pool, requestId: string): Promise<OpenWriting | undefined> {
  const found = await findWriting(pool, requestId)
  if (!found) return undefined
  const { passes, since, written, progress, wishes, title, business, website } = found
  const isOfThis = ({ usedAt }: StandingPass) => since !== null && usedAt >= since
  const current = passes.filter(isOfThis)
  return {
    ...{ requestId, written, progress, wishes },
    name: title ?? business ?? websiteName(website),
    state: writingState(found),
    passes: current.map(withoutAnswer),
    earlier: passes.filter((pass) => !isOfThis(pass)).map(withoutAnswer),
    dollars: await spentFor(pool, requestId),
    outlines: outlinesIn(current) ?? null,
    draft: draftIn(current) ?? null,
  }
}

const withoutAnswer = ({ answer: _, ...pass }: StandingPass): ShownPass => pass
