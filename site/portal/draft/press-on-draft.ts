import type pg from 'pg'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { portalDraft as words } from '#content/portal-draft.ts'
import type { Membership } from '#domain/member.ts'
import { isDraftPart } from '#domain/show-draft.ts'
import { type DecidedPart, decideDraft } from '#operations/drafts/decide-draft.ts'
import { paths } from '#site/paths.ts'
import { dayOf } from '#site/portal/day.tsx'
import type { Form } from '#site/studio/read-form.ts'
import { anchorOf } from './anchor-of.ts'

/** What was typed, and at which part, stays where it was. */
export const draftAnswer = z.strictObject({
  ...{ said: z.string(), part: z.string(), hash: z.string(), words: z.string(), suggestion: z.string() },
})

type Where = { member: Membership; showId: string }

/** A press means the words that were on its page. */
export async function pressOnDraft(pool: pg.Pool, { member, showId }: Where, form: Form) {
  const [part, hash, intent] = [form.text('part'), form.text('hash'), form.text('intent')]
  const verdict = intent === 'fits' ? 'yes' : intent === 'changes' ? 'changes' : undefined
  if (!verdict || !isDraftPart(part)) throw new Response(null, { status: 400 })
  const typed = { take: form.text('take'), host: form.text('host'), guest: form.text('guest') }
  const text = (name: string) => form.text(name).replaceAll('\r\n', '\n').trim()
  const said = { words: text('words'), suggestion: text('suggestion') }
  const pressed = { showId, part, hash, seen: form.text('seen'), verdict, ...said, typed } as const
  const decided = await decideDraft(pool, { member }, pressed)
  if (decided.outcome === 'done')
    return redirect(`${paths.portalDraft(member.clientId, showId)}#${anchorOf(part, hash)}`, 303)
  return data({ said: saidOf(decided), part, hash, ...said }, statuses[decided.outcome] ?? 409)
}

type Refused = Exclude<DecidedPart, { outcome: 'done' }>
const statuses: Partial<Record<Refused['outcome'], number>> = {
  forbidden: 403,
  gone: 404,
  choose: 422,
  'say-what': 422,
  'too-long': 422,
}

function saidOf(answer: Refused): string {
  if (answer.outcome !== 'decided') return words.said[answer.outcome]
  const { verdict, at } = answer.first
  return words.said.decided(verdict, words.decided.by(answer.first), dayOf(at))
}
