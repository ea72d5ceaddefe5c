/** Operators work on a show's draft and put it before its client: from then on that version stays as it is. */
import type pg from 'pg'
import { newestAnswers, readingForShow } from '#database/answers.ts'
import { asOperator } from '#database/as-operator.ts'
import { recordDeed } from '#database/deeds.ts'
import { draftDecisions, draftsOf, keepDraft, offerDraft } from '#database/drafts.ts'
import { clientOfShow } from '#database/public-shows.ts'
import { holdShow } from '#database/shows.ts'
import type { Operator } from '#domain/operator.ts'
import { type DraftFault, faultsOf, type ShowDraft, withSuggestion } from '#domain/show-draft.ts'
import { partsOfDraft } from './draft-parts.ts'

export async function draftInStudio(pool: pg.Pool, showId: string) {
  const of = await clientOfShow(pool, showId)
  if (!of) return undefined
  const [drafts, decisions] = await Promise.all([draftsOf(pool, showId), draftDecisions(pool, showId)])
  const [newest] = drafts
  const offered = drafts.find(({ offeredAt }) => offeredAt)
  return {
    ...of,
    now: new Date(),
    /** What the form has: the version that is worked on, else the one that was put before them. */
    newest,
    faults: newest ? faultsOf(newest.draft) : [],
    offered: offered && { ...offered, parts: partsOfDraft(offered.draft, decisions) },
    decisions,
  }
}

/** What a first draft is made from. */
export async function materialOfDraft(pool: pg.Pool, showId: string) {
  const of = await clientOfShow(pool, showId)
  if (!of) return undefined
  const [answers, reading] = await Promise.all([
    newestAnswers(pool, showId),
    readingForShow(pool, of.clientId, showId),
  ])
  return { client: of.client, answers: new Map(answers.map((each) => [each.question, each.answer])), reading }
}

type Prepared = { outcome: 'done' | 'gone' } | { outcome: 'refused'; faults: readonly DraftFault[] }
type By = { pool: pg.Pool; operator: Pick<Operator, 'id'> | undefined; showId: string }

const preparing = (
  { pool, operator, showId }: By,
  deed: string,
  work: (client: pg.ClientBase) => Promise<Prepared>,
): Promise<Prepared> =>
  asOperator(pool, operator?.id, async (client) => {
    if (!(await holdShow(client, showId))) return { outcome: 'gone' }
    const done = await work(client)
    if (done.outcome === 'done')
      await recordDeed(client, { operatorId: operator?.id, deed, facts: { show: showId } })
    return done
  })

/** Half filled in is kept, too. */
export const saveDraft = (by: By, draft: ShowDraft): Promise<Prepared> =>
  preparing(by, 'save-draft', async (client) => {
    await keepDraft(client, { showId: by.showId, draft, operatorId: by.operator?.id })
    return { outcome: 'done' }
  })

/** Which version an operator has before them, and whether it was before its client already. */
type SeenDraft = { version: number; isOffered: boolean }

/** What they have before them is saved and offered at once. Where that version has been offered meanwhile, it is neither. */
export const putBeforeClient = (by: By, draft: ShowDraft, seen: SeenDraft): Promise<Prepared> =>
  preparing(by, 'offer-draft', async (client) => {
    const [newest] = await draftsOf(client, by.showId)
    const isSeen = newest?.version === seen.version && (newest.offeredAt !== null) === seen.isOffered
    if (!isSeen) return { outcome: 'gone' }
    // Half filled in is kept, too.
    await keepDraft(client, { showId: by.showId, draft, operatorId: by.operator?.id })
    const faults = faultsOf(draft)
    if (faults.length > 0) return { outcome: 'refused', faults }
    await offerDraft(client, by.showId)
    return { outcome: 'done' }
  })

/** The client's words take the place of ours, in the version that is worked on. */
export const takeOver = (by: By, decisionId: string): Promise<Prepared> =>
  preparing(by, 'take-over-suggestion', async (client) => {
    const [newest] = await draftsOf(client, by.showId)
    const said = (await draftDecisions(client, by.showId)).find(({ id }) => id === decisionId)
    if (!newest || !said?.suggestion) return { outcome: 'gone' }
    const { part, title, suggestion } = said
    const draft = withSuggestion(newest.draft, { part, was: title, text: suggestion })
    if (!draft) return { outcome: 'gone' }
    await keepDraft(client, { showId: by.showId, draft, operatorId: by.operator?.id })
    return { outcome: 'done' }
  })
