import type pg from 'pg'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import type { Membership } from '#domain/member.ts'
import { type Gate, mostRemark } from '#domain/script-gate.ts'
import { type DecidedOffer, decideOffer } from '#operations/decide-offer.ts'
import { type Remarked, remarkOnOffer } from '#operations/portal/remark-on-offer.ts'
import { paths } from '#site/paths.ts'
import { dayOf } from '#site/portal/day.tsx'
import type { Form } from '#site/studio/read-form.ts'
import { wordsOf } from './words.ts'

/** What was typed stays in its field. */
export const offerAnswer = z.strictObject({ said: z.string(), typed: z.string() })

type Pressed = { member: Membership; what: Gate; requestId: string; search: string }

/** A press means the words that were on its page. */
export async function pressOnOffer(pool: pg.Pool, { member, what, requestId, search }: Pressed, form: Form) {
  const intent = form.text('intent')
  const hash = form.text('hash')
  const typed = form.text('text').replaceAll('\r\n', '\n')
  const page = (more: string) => paths.portalOffer(what, member.clientId, requestId, more)
  if (intent === 'remark') {
    const sentence = form.text('sentence')
    const kept = await remarkOnOffer(pool, member, { what, requestId, hash, sentence, text: typed })
    if (kept.outcome === 'done') return redirect(page(`${search}#${sentence}`), 303)
    return refused(what, kept, typed)
  }
  const verdict = intent === 'approve' ? 'yes' : intent === 'changes' ? 'changes' : undefined
  if (!verdict) throw new Response(null, { status: 400 })
  const text = verdict === 'yes' ? '' : typed.trim()
  if (text.length > mostRemark) return refused(what, { outcome: 'too-long' }, typed)
  const decided = await decideOffer(pool, { member }, { what, requestId, hash, verdict, words: text })
  return decided.outcome === 'done'
    ? redirect(page(`${search}#decision`), 303)
    : refused(what, decided, typed)
}

type Refused = Exclude<DecidedOffer | Remarked, { outcome: 'done' }>

function refused(what: Gate, answer: Refused, typed: string) {
  if (answer.outcome === 'gone') throw new Response(wordsOf[what].said.gone, { status: 404 })
  return data({ said: saidOf(what, answer), typed }, statuses[answer.outcome] ?? 409)
}

const statuses: Partial<Record<Refused['outcome'], number>> = {
  forbidden: 403,
  empty: 422,
  'too-long': 422,
  'say-what': 422,
}

function saidOf(what: Gate, answer: Refused): string {
  const words = wordsOf[what]
  if (answer.outcome !== 'decided') return words.said[answer.outcome]
  const { verdict, at } = answer.first
  return words.said.decided(verdict, words.state.by(answer.first), dayOf(at))
}
