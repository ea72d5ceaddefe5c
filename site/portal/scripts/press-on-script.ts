import type pg from 'pg'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { portalScripts as words } from '#content/portal-scripts.ts'
import type { Membership } from '#domain/member.ts'
import { mostRemark } from '#domain/script-gate.ts'
import { type DecidedScript, decideScript } from '#operations/decide-script.ts'
import { type Remarked, remarkOnScript } from '#operations/portal/remark-on-script.ts'
import { paths } from '#site/paths.ts'
import { dayOf } from '#site/portal/day.tsx'
import type { Form } from '#site/studio/read-form.ts'

/** What was typed stays in its field. */
export const scriptAnswer = z.strictObject({ said: z.string(), typed: z.string() })

type Pressed = { member: Membership; requestId: string; search: string }

/** A press means the words that were on its page. */
export async function pressOnScript(pool: pg.Pool, { member, requestId, search }: Pressed, form: Form) {
  const intent = form.text('intent')
  const hash = form.text('hash')
  const typed = form.text('text').replaceAll('\r\n', '\n')
  const page = (more: string) => paths.portalScript(member.clientId, requestId, more)
  if (intent === 'remark') {
    const sentence = form.text('sentence')
    const kept = await remarkOnScript(pool, member, { requestId, hash, sentence, text: typed })
    if (kept.outcome === 'done') return redirect(page(`${search}#${sentence}`), 303)
    return refused(kept, typed)
  }
  const verdict = intent === 'approve' ? 'yes' : intent === 'changes' ? 'changes' : undefined
  if (!verdict) throw new Response(null, { status: 400 })
  const text = verdict === 'yes' ? '' : typed.trim()
  if (text.length > mostRemark) return refused({ outcome: 'too-long' }, typed)
  const decided = await decideScript(pool, { member }, { requestId, hash, verdict, words: text })
  return decided.outcome === 'done' ? redirect(page(`${search}#decision`), 303) : refused(decided, typed)
}

type Refused = Exclude<DecidedScript | Remarked, { outcome: 'done' }>

function refused(answer: Refused, typed: string) {
  if (answer.outcome === 'gone') throw new Response(words.said.gone, { status: 404 })
  return data({ said: saidOf(answer), typed }, statuses[answer.outcome] ?? 409)
}

const statuses: Partial<Record<Refused['outcome'], number>> = {
  forbidden: 403,
  empty: 422,
  'too-long': 422,
  'say-what': 422,
}

function saidOf(answer: Refused): string {
  if (answer.outcome !== 'decided') return words.said[answer.outcome]
  const { verdict, by, who, at } = answer.first
  const name = by === 'operator' ? words.state.forYou(who) : words.state.by(who)
  return words.said.decided(verdict, name, dayOf(at))
}
