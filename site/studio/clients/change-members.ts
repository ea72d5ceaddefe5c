import { checkEmail } from '#domain/email-address.ts'
import { isId } from '#domain/id.ts'
import { memberRoles } from '#domain/member.ts'
import { inviteMember, removeMember } from '#operations/portal/change-people.ts'
import type { Studio } from '#site/context.ts'
import type { Form } from '#site/studio/read-form.ts'

/** What an operator does for a client who asks for it on the telephone. */
export async function changeMembers({ pool, operator }: Studio, clientId: string, { text, id }: Form) {
  if (!isId(clientId)) return 'gone' as const
  const by = { operator, clientId }
  if (text('intent') === 'remove') return removeMember(pool, by, id('member'))
  const email = checkEmail(text('email'))
  const role = memberRoles.find((each) => each === text('role')) ?? 'reader'
  return email ? inviteMember(pool, by, { email, name: '', role }) : ('bad-email' as const)
}
