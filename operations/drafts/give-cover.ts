/** A client hands in a cover of their own for their show: it is decided with that, and is the show's at once. */
import type pg from 'pg'
import type { CoverFault } from '#domain/show-cover.ts'
import { takeInCover } from '#pictures/covers/take-in-cover.ts'
import { type ByClient, type DecidedPart, decideDraft, type PressedPart } from './decide-draft.ts'

type Given = Omit<PressedPart, 'part' | 'verdict' | 'own'>

export async function giveDraftCover(
  pool: pg.Pool,
  by: ByClient,
  pressed: Given,
  bytes: Uint8Array,
): Promise<DecidedPart | { outcome: CoverFault }> {
  const taken = await takeInCover(bytes)
  if (!taken.ok) return { outcome: taken.fault }
  return decideDraft(pool, by, { ...pressed, part: 'cover', verdict: 'yes', own: taken.cover })
}
