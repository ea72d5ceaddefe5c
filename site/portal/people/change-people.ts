import type pg from 'pg'
import { data } from 'react-router'
import { z } from 'zod'
import { checkEmail } from '#domain/email-address.ts'
import { type Membership, memberRoles } from '#domain/member.ts'
import { typedName } from '#domain/typed-name.ts'
import { giveRole, inviteMember, removeMember } from '#operations/portal/change-people.ts'
import { wantLetters } from '#operations/portal/quiet.ts'
import type { Form } from '#site/studio/read-form.ts'

const typed = z.strictObject({ email: z.string(), name: z.string(), role: z.enum(memberRoles) })
const outcomes = ['done', 'known', 'full', 'last-owner', 'gone', 'forbidden', 'wait', 'bad-email'] as const
export const peopleAnswer = z.strictObject({ outcome: z.enum(outcomes), typed: typed.optional() })
type Answer = z.output<typeof peopleAnswer>
type By = Parameters<typeof inviteMember>[1]

const statuses: Partial<Record<Answer['outcome'], number>> = { done: 200, forbidden: 403, wait: 429 }

/** A press means what its button says, or nothing. */
export async function changePeople(pool: pg.Pool, by: By, form: Form) {
  const answer = await pressed(pool, by, form)
  return data<Answer>(answer, statuses[answer.outcome] ?? 422)
}

/** Whoever it is says it of themselves. */
export async function chooseLetters(pool: pg.Pool, member: Membership, wanted: boolean) {
  await wantLetters(pool, member, wanted)
  return data<Answer>({ outcome: 'done' })
}

const mostNameCharacters = 80

async function pressed(pool: pg.Pool, by: By, { text, id }: Form): Promise<Answer> {
  const role = memberRoles.find((each) => each === text('role')) ?? 'reader'
  if (text('intent') === 'remove') return { outcome: await removeMember(pool, by, id('member')) }
  if (text('intent') === 'role') return { outcome: await giveRole(pool, by, id('member'), role) }
  if (text('intent') !== 'invite') return { outcome: 'gone' }
  const name = typedName(text('name').slice(0, mostNameCharacters).toWellFormed())
  const email = checkEmail(text('email'))
  if (!email) return { outcome: 'bad-email', typed: { email: text('email').slice(0, 254), name, role } }
  const outcome = await inviteMember(pool, by, { email, name, role })
  return outcome === 'done' ? { outcome } : { outcome, typed: { email, name, role } }
}
