/** What is read aloud is changed by choosing: another passage, cut at sentence ends, moved, left out, put in. */
import type pg from 'pg'
import { formulasOf, questionsOfFrame } from '#content/programme/formulas.ts'
import { languageOf } from '#content/programme/languages.ts'
import { findMaterial } from '#database/desk.ts'
import { applyEdit } from '#domain/draft/apply-edit.ts'
import { type Draft, scriptOfDraft, sentenceNamed, sentencesOfDraft } from '#domain/draft/draft.ts'
import type { Edit } from '#domain/draft/edit.ts'
import {
  beatWith,
  type DraftPassage,
  movedPassage,
  passageWith,
  placeOfSentence,
  textOfPassage,
  type UpOrDown,
} from '#domain/draft/passages.ts'
import { passageExchanged, putIn } from '#domain/draft/put-in.ts'
import { conditionLost, placeIn, type Quoted, quotedFrom, wholeOf } from '#domain/draft/quoted.ts'
import { formulaOf } from '#domain/gate/formulas.ts'
import { headingsIn, type Site, siteOf } from '#domain/gate/site.ts'
import { checkScript } from '#domain/ledger/ledger.ts'
import type { Operator } from '#domain/operator.ts'
import { withOwnWords } from '#domain/own-words.ts'
import { type Edited, type OnDesk, onScript } from './edit-script.ts'

/** `at` is any sentence of the passage; `was` is the passage as it was seen. */
export type PassageChoice =
  | { deed: 'instead'; at: string; was: string; places: readonly string[] }
  | { deed: 'after'; at: string; places: readonly string[] }
  | { deed: 'leave-out'; at: string; was: string }
  | { deed: 'move'; at: string; was: string; direction: UpOrDown }

type Wanted = { requestId: string; operator: Operator; choice: PassageChoice }
type Refused = Exclude<Edited, { outcome: 'kept' }>

export const choosePassage = (pool: pg.Pool, { choice, ...wanted }: Wanted): Promise<Edited> =>
  onScript(pool, wanted, async (desk) => {
    const material = await findMaterial(desk.client, wanted.requestId)
    if (!material) return { outcome: 'not-now' }
    const site = siteOf(withOwnWords(material.reading, material.wishes))
    const edit = editFor(choice, desk, site)
    if ('outcome' in edit) return edit
    return refusalOf(edit, desk, site) ?? { edit }
  })

function editFor(choice: PassageChoice, desk: OnDesk, site: Site): Edit | Refused {
  const { draft } = desk
  if (choice.deed === 'after') {
    const quoted = quotedFrom(site, choice.places)
    if (!quoted) return notThere
    const place = placeOfSentence(draft, choice.at)
    if (!place) return { outcome: 'gone' }
    return lostCondition(quoted, choice.places, site) ?? putIn(desk, { ...place, after: choice.at }, quoted)
  }
  const headings = headingsIn(site)
  const passage = passageWith(draft, choice.at, headings)
  if (!passage) return { outcome: sentenceNamed(draft, choice.at) ? 'quotation' : 'gone' }
  const is = textOfPassage(passage)
  if (is !== choice.was) return { outcome: 'changed', is, by: null }
  if (choice.deed === 'leave-out') return leftOut(desk, passage, site)
  if (choice.deed === 'move') {
    const way = movedPassage(draft, passage, choice.direction, headings)
    const was = way?.sentences[0] && placeOfSentence(draft, way.sentences[0].id)
    if (!way || !was) return { outcome: 'edge' }
    return { kind: 'move', sentences: way.sentences.map(({ id }) => id), to: way.to, was }
  }
  const quoted = quotedFrom(site, choice.places)
  if (!quoted) return notThere
  return lostCondition(quoted, choice.places, site) ?? passageExchanged(desk, passage, quoted, site)
}

const notThere = { outcome: 'refused', reason: 'Nothing of this was read from the website.' } as const

/** With the question that asked for it; the three questions of the programme stay. */
function leftOut({ draft, kept }: OnDesk, passage: DraftPassage, site: Site): Edit {
  const isFrame = formulaOf(questionsOfFrame(kept.script?.language), site)
  const beat = beatWith(draft, passage, ({ text }) => isFrame(text))
  const [first] = beat
  const place = (first && placeOfSentence(draft, first.id)) ?? passage
  return {
    kind: 'read',
    ...{ chapter: place.chapter, after: place.after },
    was: beat.map(({ id, text }) => ({ id, text })),
    sentences: [],
  }
}

function lostCondition(quoted: Quoted, places: readonly string[], site: Site): Refused | undefined {
  const ids = quoted.sentences.flatMap(({ support }) => (support === 'bridge' ? [] : support))
  const conditions = languageOf(site.language)?.words.conditions ?? []
  const isRead = new Set(places)
  const lost = conditionLost(
    wholeOf(site, [...new Set(ids)]),
    (statement) => isRead.has(placeIn(statement)),
    conditions,
  )
  return lost === undefined
    ? undefined
    : {
        outcome: 'refused',
        reason: `The website limits it right after that: “${lost}” Read that, too, or leave out what stands before it.`,
      }
}

/** What is put somewhere has to pass there. What stands around it is flagged, as after any other change. */
function refusalOf(edit: Edit, { draft, kept }: OnDesk, site: Site): Refused | undefined {
  const next = applyEdit(draft, edit)
  if (next.outcome !== 'applied') return undefined
  const ids = new Set(
    edit.kind === 'read' ? edit.sentences.map(({ id }) => id) : edit.kind === 'move' ? edit.sentences : [],
  )
  const was = unsupported(draft, kept, site)
  const reasons = [...unsupported(next.draft, kept, site)].filter(([id]) => ids.has(id) && !was.has(id))
  const [first] = reasons
  return first && { outcome: 'refused', reason: `“${textIn(next.draft, first[0])}” ${first[1]}` }
}

const textIn = (draft: Draft, id: string) => sentenceNamed(draft, id)?.text ?? ''

function unsupported(draft: Draft, kept: OnDesk['kept'], { reading }: Site): ReadonlyMap<string, string> {
  const { entries } = checkScript(scriptOfDraft(draft), {
    reading,
    formulas: formulasOf(kept.script?.language),
    made: kept.ledger ?? undefined,
  })
  const sentences = sentencesOfDraft(draft)
  return new Map(
    entries.flatMap(({ verdict, reason }, at): [string, string][] => {
      const id = sentences[at]?.id
      return verdict === 'unsupported' && id ? [[id, reason]] : []
    }),
  )
}
