import type pg from 'pg'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { portalDraft as words } from '#content/portal-draft.ts'
import { showCoverWords as coverWords } from '#content/show-cover.ts'
import type { Membership } from '#domain/member.ts'
import { type CoverFault, coverFaults } from '#domain/show-cover.ts'
import { isDraftPart } from '#domain/show-draft.ts'
import { decideDraft } from '#operations/drafts/decide-draft.ts'
import { giveDraftCover } from '#operations/drafts/give-cover.ts'
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
  const verdict = intent === 'fits' || intent === 'own' ? 'yes' : intent === 'changes' ? 'changes' : undefined
  if (!verdict || !isDraftPart(part)) throw new Response(null, { status: 400 })
  const typed = { take: form.text('take'), host: form.text('host'), guest: form.text('guest') }
  const text = (name: string) => form.text(name).replaceAll('\r\n', '\n').trim()
  const said = { words: text('words'), suggestion: text('suggestion') }
  const pressed = { showId, hash, seen: form.text('seen'), ...said, typed }
  const by = { member }
  const decided =
    intent === 'own'
      ? await giveDraftCover(pool, by, pressed, await bytesOf(form.file('cover')))
      : await decideDraft(pool, by, { ...pressed, part, verdict })
  if (decided.outcome === 'done')
    return redirect(`${paths.portalDraft(member.clientId, showId)}#${anchorOf(part, hash)}`, 303)
  return data({ said: saidOf(decided), part, hash, ...said }, statusOf(decided.outcome))
}

const bytesOf = async (file: File | undefined) => new Uint8Array(file ? await file.arrayBuffer() : [])

type Refused = Exclude<Awaited<ReturnType<typeof giveDraftCover>>, { outcome: 'done' }>
const statuses: Partial<Record<Refused['outcome'], number>> = {
  forbidden: 403,
  gone: 404,
  choose: 422,
  'say-what': 422,
  'too-long': 422,
}

const isFault = (outcome: string): outcome is CoverFault => coverFaults.some((fault) => fault === outcome)
const statusOf = (outcome: Refused['outcome']) => statuses[outcome] ?? (isFault(outcome) ? 422 : 409)

function saidOf(answer: Refused): string {
  if (isFault(answer.outcome)) return coverWords.said[answer.outcome]
  if (answer.outcome !== 'decided') return words.said[answer.outcome]
  const { verdict, at } = answer.first
  return words.said.decided(verdict, words.decided.by(answer.first), dayOf(at))
}
