import type pg from 'pg'
import { findMaterial } from '#database/desk.ts'
import { findScript } from '#database/edits.ts'
import { deskState, may } from '#domain/desk.ts'
import { passagesOnDesk } from '#domain/draft/desk-passages.ts'
import { type Draft, sentencesOfDraft } from '#domain/draft/draft.ts'
import { withOwnWords } from '#domain/own-words.ts'
import { websiteName } from '#domain/website-name.ts'
import { versionOf } from '#operations/script-on-desk.ts'
import { allRead } from '#production/writer/readable.ts'
import type { ReadQuery } from '#site/studio/read-query.ts'
import { type ShownReading, shownOf } from './shown.ts'

/** Where in the script what is chosen goes. */
export type Target = {
  how: 'instead' | 'after'
  at: string
  /** What stands there. */
  was: string
  /** The place that was asked for is gone, and this one is beside it. */
  isBeside: boolean
}

type OpenRead = ShownReading & {
  business: string
  requestId: string
  /** Undefined where nothing can be chosen, or nobody has said where it goes. */
  target: Target | undefined
  mayEdit: boolean
}

export async function openRead(
  pool: pg.Pool,
  requestId: string,
  asked: ReadQuery,
): Promise<OpenRead | undefined> {
  const [material, kept] = await Promise.all([findMaterial(pool, requestId), findScript(pool, requestId)])
  if (!material || !kept) return undefined
  const reading = withOwnWords(material.reading, material.wishes)
  const draft = kept.script ? versionOf(kept, kept.edits.length) : undefined
  const onDesk = draft ? passagesOnDesk(draft, reading) : []
  const read = new Set(
    onDesk.flatMap(({ whole }) => whole.flatMap(({ isRead, place }) => (isRead ? [place] : []))),
  )
  const mayEdit = may.edit.includes(deskState(kept.progress)) && draft !== undefined
  return {
    ...shownOf(allRead(reading, material.wishes), asked, (place) => read.has(place)),
    business: reading.name || websiteName(material.website),
    requestId,
    mayEdit,
    target: mayEdit && draft && asked.at ? targetOf(draft, onDesk, asked) : undefined,
  }
}

function targetOf(
  draft: Draft,
  onDesk: ReturnType<typeof passagesOnDesk>,
  { at, how, near }: ReadQuery,
): Target | undefined {
  const sentences = sentencesOfDraft(draft)
  const passage = onDesk.find(({ ids }) => ids.includes(at))
  if (passage && how === 'instead') return { how, at, was: passage.was, isBeside: false }
  const there = sentences.find(({ id }) => id === at)
  // Behind the whole of a passage, not into it.
  if (there && how === 'after')
    return { how, at: passage?.ids.at(-1) ?? at, was: passage?.was ?? there.text, isBeside: false }
  const beside = there ?? sentences[Math.min(near, sentences.length) - 1] ?? sentences[0]
  return beside && { how: 'after', at: beside.id, was: beside.text, isBeside: true }
}
