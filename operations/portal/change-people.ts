/** How an owner, or an operator for them, says who belongs to a client. One owner always stays. */
import type pg from 'pg'
import { recordDeed } from '#database/deeds.ts'
import { inTransaction } from '#database/in-transaction.ts'
import {
  addMember,
  changeMemberRole,
  endMember,
  type ListedMember,
  lockMembers,
  oweMemberLetter,
} from '#database/members.ts'
import { countTry } from '#database/sign-in-tries.ts'
import { type MemberRole, type Membership, memberMay, mostMembers } from '#domain/member.ts'
import type { Operator } from '#domain/operator.ts'

type Invited = { email: string; name: string; role: MemberRole }
type By = { member: Membership } | { operator: Operator; clientId: string }
type ChangedPeople =
  | 'done'
  /** They are a member already. */
  | 'known'
  | 'full'
  | 'last-owner'
  | 'gone'
  | 'forbidden'
  | 'wait'

/** Letters that one client sends to others in a quarter of an hour. */
const mostInvitations = 20

const clientOf = (by: By) => ('member' in by ? by.member.clientId : by.clientId)

/** As it is now, not as it was when the page was opened. */
const mayChange = (by: By, members: readonly ListedMember[]) =>
  'operator' in by ||
  members.some(({ id, role }) => id === by.member.id && memberMay({ role, hasEnded: false }, 'change-people'))

async function changing(
  pool: pg.Pool,
  by: By,
  change: (client: pg.ClientBase, members: readonly ListedMember[]) => Promise<ChangedPeople>,
): Promise<ChangedPeople> {
  return inTransaction<ChangedPeople>(pool, async (client) => {
    const members = await lockMembers(client, clientOf(by))
    return mayChange(by, members) ? change(client, members) : 'forbidden'
  })
}

const noteFor = async (client: pg.ClientBase, by: By, deed: string) => {
  if ('operator' in by) await recordDeed(client, { operatorId: by.operator.id, deed })
}

export async function inviteMember(pool: pg.Pool, by: By, invited: Invited): Promise<ChangedPeople> {
  const clientId = clientOf(by)
  if ((await countTry(pool, [{ name: `invite:${clientId}`, most: mostInvitations }])) > 0) return 'wait'
  return changing(pool, by, async (client, members) => {
    if (members.length >= mostMembers) return 'full'
    const id = await addMember(client, { ...invited, clientId })
    if (!id) return 'known'
    const inviter = 'member' in by ? by.member.email : ''
    await oweMemberLetter(client, id, 'portal-invitation', { inviter })
    await noteFor(client, by, 'invite-member')
    return 'done'
  })
}

const staysOwned = (members: readonly ListedMember[], without: string) =>
  members.some(({ id, role }) => role === 'owner' && id !== without)

/** Whoever is reading at this moment is shown the end of it at their next press. */
export const removeMember = (pool: pg.Pool, by: By, id: string): Promise<ChangedPeople> =>
  changing(pool, by, async (client, members) => {
    if (!members.some((member) => member.id === id)) return 'gone'
    if (!staysOwned(members, id)) return 'last-owner'
    await endMember(client, id)
    await noteFor(client, by, 'remove-member')
    return 'done'
  })

export const giveRole = (pool: pg.Pool, by: By, id: string, role: MemberRole): Promise<ChangedPeople> =>
  changing(pool, by, async (client, members) => {
    if (!members.some((member) => member.id === id)) return 'gone'
    if (role !== 'owner' && !staysOwned(members, id)) return 'last-owner'
    await changeMemberRole(client, id, role)
    await noteFor(client, by, 'change-member')
    return 'done'
  })
