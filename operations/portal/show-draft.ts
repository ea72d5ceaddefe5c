/** A show's draft as its people see it: the newest version to decide about, and each one before to look at. */
import type pg from 'pg'
import { draftDecisions, draftsOf } from '#database/drafts.ts'
import { clientOfShow } from '#database/public-shows.ts'
import { coverName } from '#database/show-covers.ts'
import type { Membership } from '#domain/member.ts'
import type { ShowDraft } from '#domain/show-draft.ts'
import { type PartOfDraft, partsOfDraft } from '#operations/drafts/draft-parts.ts'

/** Undefined: there is none that they may see. `version`: as somebody has typed it into an address. */
export async function openDraft(
  pool: pg.Pool,
  member: Membership,
  showId: string,
  version: number | undefined,
) {
  const of = await clientOfShow(pool, showId)
  if (of?.clientId !== member.clientId) return undefined
  const [drafts, decisions, ownCover] = await Promise.all([
    draftsOf(pool, showId, { isOffered: true }),
    draftDecisions(pool, showId),
    coverName(pool, showId),
  ])
  const at = version === undefined ? 0 : drafts.findIndex((each) => each.version === version)
  const [shown, before] = [drafts[at], drafts[at + 1]]
  if (!shown) return undefined
  return {
    shown,
    isNewest: at === 0,
    ownCover,
    versions: drafts.map(({ version, offeredAt }) => ({ version, offeredAt })),
    parts: partsOfDraft(shown.draft, decisions),
    since: before && sinceOf(shown.draft, before.draft),
  }
}

/** What is another than in the version before. */
function sinceOf(is: ShowDraft, was: ShowDraft) {
  const hashes = new Set(partsOfDraft(was, []).map(({ hash }) => hash))
  const isNew = partsOfDraft(is, []).filter(({ hash }) => !hashes.has(hash))
  const titles = new Set(is.titles.map(({ title }) => title))
  return {
    was,
    isNew: isNew.map(({ hash }) => hash),
    gone: was.titles.map(({ title }) => title).filter((title) => !titles.has(title)),
  }
}

/** Of one that was put before them: how many of its parts nobody of theirs has decided about. */
export async function draftStanding(pool: pg.Pool, showId: string) {
  const [newest] = await draftsOf(pool, showId, { isOffered: true })
  if (!newest) return undefined
  const parts = partsOfDraft(newest.draft, await draftDecisions(pool, showId))
  const count = (is: (part: PartOfDraft) => boolean) => parts.filter(is).length
  return {
    version: newest.version,
    offeredAt: newest.offeredAt,
    parts: parts.length,
    open: count(({ decision }) => !decision),
    toChange: count(({ decision }) => decision?.verdict === 'changes'),
  }
}
