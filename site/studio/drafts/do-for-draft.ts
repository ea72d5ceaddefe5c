import { data } from 'react-router'
import { z } from 'zod'
import type { Material } from '#domain/material.ts'
import { draftFaults, isDraftPart } from '#domain/show-draft.ts'
import { decideDraft } from '#operations/drafts/decide-draft.ts'
import {
  draftInStudio,
  materialOfDraft,
  putBeforeClient,
  saveDraft,
  takeOver,
} from '#operations/drafts/prepare-draft.ts'
import { proposedDraft } from '#production/writer/proposed-draft.ts'
import type { Studio } from '#site/context.ts'
import type { Form } from '#site/studio/read-form.ts'
import { draftIn } from './draft-in.ts'

export const draftAnswer = z.strictObject({
  outcome: z.enum([
    ...(['done', 'gone', 'refused', 'changed', 'forbidden'] as const),
    ...(['choose', 'say-what', 'too-long', 'decided'] as const),
  ]),
  faults: z.array(z.enum(draftFaults)),
})

/** A press means what its button says, or nothing. */
export async function doForDraft(studio: Studio, form: Form, showId: string) {
  const done = await pressed({ ...studio, showId }, form)
  const answer = { outcome: done.outcome, faults: 'faults' in done ? [...done.faults] : [] }
  return data(answer, done.outcome === 'done' ? 200 : 422)
}

type By = Studio & { showId: string }
const gone = { outcome: 'gone' } as const

async function pressed(by: By, form: Form) {
  switch (form.text('intent')) {
    case 'propose':
      return propose(by)
    case 'save':
      return save(by, form)
    case 'offer':
      return offer(by, form)
    case 'take-over':
      return takeOver(by, form.id('decision'))
    case 'fits':
    case 'changes':
      return decideForClient(by, form)
    default:
      return gone
  }
}

async function propose(by: By) {
  const known = await materialOfDraft(by.pool, by.showId)
  if (!known) return gone
  // The cast: the step that has read it wrote it.
  const reading = known.reading as Material | undefined
  return saveDraft(by, await proposedDraft({ ...known, reading }))
}

async function save(by: By, form: Form) {
  const draft = await draftInStudio(by.pool, by.showId)
  return draft?.newest ? saveDraft(by, draftIn(form, draft.newest.draft)) : gone
}

async function offer(by: By, form: Form) {
  const draft = await draftInStudio(by.pool, by.showId)
  if (!draft?.newest) return gone
  const seen = { version: form.number('version') ?? 0, isOffered: form.text('offered') !== '' }
  return putBeforeClient(by, draftIn(form, draft.newest.draft), seen)
}

function decideForClient({ pool, operator, showId }: By, form: Form) {
  const part = form.text('part')
  if (!isDraftPart(part)) return gone
  return decideDraft(
    pool,
    { operator },
    {
      ...{ showId, part, hash: form.text('hash'), seen: form.text('seen') },
      verdict: form.text('intent') === 'fits' ? 'yes' : 'changes',
      words: form.text('words').trim(),
      suggestion: '',
      typed: { take: form.text('take'), host: form.text('host'), guest: form.text('guest') },
    },
  )
}
