import type pg from 'pg'
import { recordDeed } from '#database/deeds.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { addOperator, findOperator, hasOperators, lockOperators } from '#database/operators.ts'
import type { Operator, Role } from '#domain/operator.ts'
import { linkTerms } from '#domain/sign-in.ts'
import { makeLink } from '#operations/sign-in/make-link.ts'

export type Admitted =
  | { outcome: 'admitted'; operator: Operator; isNew: boolean; secret: string }
  | { outcome: 'disabled' }

/** From the machine itself: the first owner, further people, and a new start for whoever has lost the way in. */
export async function admitOperator(
  pool: pg.Pool,
  wanted: { name: string; email: string; role?: Role | undefined },
): Promise<Admitted> {
  return inTransaction(pool, async (client) => {
    await lockOperators(client)
    const known = await findOperator(client, wanted.email)
    if (known?.isDisabled) return { outcome: 'disabled' }
    const role = wanted.role ?? ((await hasOperators(client)) ? 'operator' : 'owner')
    const operator = known ?? (await addOperator(client, { ...wanted, role }))
    const secret = await makeLink(client, operator.id, linkTerms['new-start'])
    if (!secret) throw new Error('An operator who is not disabled has got no link.')
    const facts = { whom: operator.id, role: operator.role }
    await recordDeed(client, { deed: known ? 'renew-operator' : 'add-operator', facts })
    return { outcome: 'admitted', operator, isNew: !known, secret }
  })
}
