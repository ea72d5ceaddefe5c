/** A client says of a part of their show's draft that it fits, or what it should be instead. What fits becomes the show's. */
import type pg from 'pg'
import { asOperator } from '#database/as-operator.ts'
import { recordDeed } from '#database/deeds.ts'
import { addDraftDecision, type DraftDecision, draftDecisions, draftsOf } from '#database/drafts.ts'
import { holdShow } from '#database/shows.ts'
import type { Membership } from '#domain/member.ts'
import type { Operator } from '#domain/operator.ts'
import type { ClientVerdict } from '#domain/script-gate.ts'
import type { OwnCover } from '#domain/show-cover.ts'
import {
  chosenOf,
  type DraftPart,
  draftLimits,
  isChosen,
  mayBeSuggested,
  mostOfSuggestion,
  type ShowDraft,
} from '#domain/show-draft.ts'
import { mayNow } from '#operations/member-now.ts'
import { partsOfDraft } from './draft-parts.ts'
import { settlePart } from './settle-draft.ts'
import { settleTitle } from './settle-title.ts'

export type ByClient = { member: Membership } | { operator: Operator }

export type PressedPart = {
  showId: string
  part: DraftPart
  hash: string
  /** Which decision stood there when it was pressed; empty: none. */
  seen: string
  verdict: ClientVerdict
  words: string
  suggestion: string
  typed: { take: string; host: string; guest: string }
  own?: OwnCover
}

export type DecidedPart =
  | { outcome: 'done' }
  | { outcome: 'changed' | 'gone' | 'forbidden' | 'say-what' | 'choose' | 'too-long' }
  /** Somebody was first. */
  | { outcome: 'decided'; first: DraftDecision }

/** One after another for each show: the first counts, and whoever has not seen it is told. */
export const decideDraft = (pool: pg.Pool, by: ByClient, pressed: PressedPart): Promise<DecidedPart> =>
  asOperator(pool, 'operator' in by ? by.operator.id : undefined, async (client): Promise<DecidedPart> => {
    const { showId, part, hash, seen, verdict, words } = pressed
    if ('member' in by && !(await mayNow(client, by.member, 'decide'))) return { outcome: 'forbidden' }
    const clientId = 'member' in by ? by.member.clientId : undefined
    if (!(await holdShow(client, showId, clientId))) return { outcome: 'gone' }
    const [newest] = await draftsOf(client, showId, { isOffered: true })
    if (!newest) return { outcome: 'gone' }
    const { draft, version } = newest
    const parts = partsOfDraft(draft, await draftDecisions(client, showId))
    const shown = parts.find((each) => each.part === part && each.hash === hash)
    if (!shown) return { outcome: 'changed' }
    if (shown.decision && shown.decision.id !== seen) return { outcome: 'decided', first: shown.decision }
    const suggestion = mayBeSuggested(part) ? pressed.suggestion : ''
    if (words.length > draftLimits.words || suggestion.length > mostOfSuggestion(part))
      return { outcome: 'too-long' }
    if (verdict === 'changes' && !words && !suggestion) return { outcome: 'say-what' }
    const choice = choiceIn(draft, pressed)
    if (choice === undefined) return { outcome: 'choose' }
    const said = verdict === 'yes' ? { words: '', suggestion: '' } : { words, suggestion }
    const memberId = 'member' in by ? by.member.id : undefined
    const title = shown.title?.title ?? ''
    await addDraftDecision(client, {
      ...{ showId, part, hash, version, verdict, choice, memberId, ...said },
      title: part === 'name' ? draft.name : title,
      operatorId: 'operator' in by ? by.operator.id : undefined,
    })
    if (part === 'title') await settleTitle(client, { showId, draft, title, verdict, memberId })
    else if (verdict === 'yes') await settlePart(client, { showId, draft, part, choice, own: pressed.own })
    if ('operator' in by) {
      const facts = { show: showId, part, verdict, version }
      await recordDeed(client, { operatorId: by.operator.id, deed: 'decide-draft-for-client', facts })
    }
    return { outcome: 'done' }
  })

function choiceIn(draft: ShowDraft, { part, verdict, own, typed }: PressedPart) {
  if (verdict !== 'yes' || !isChosen(part)) return null
  return own && part === 'cover' ? { own: own.name } : chosenOf(draft, part, typed)
}
