/** Whether somebody of a client may do what they press: as it is now, not as it was when the page was opened. */
import type pg from 'pg'
import { lockMembers } from '#database/members.ts'
import { type MemberRight, type Membership, memberMay } from '#domain/member.ts'

/** Nobody changes who belongs to their client before this transaction ends. */
export async function mayNow(
  client: pg.ClientBase,
  { id, clientId }: Membership,
  right: MemberRight,
): Promise<boolean> {
  const now = (await lockMembers(client, clientId)).find((member) => member.id === id)
  return now !== undefined && memberMay({ role: now.role, hasEnded: false }, right)
}
