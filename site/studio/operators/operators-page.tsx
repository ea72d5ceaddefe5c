import { data } from 'react-router'
import { z } from 'zod'
import { studio } from '#content/studio.ts'
import { operators as words } from '#content/studio-sign-in.ts'
import { listOperators } from '#database/operators.ts'
import { checkEmail } from '#domain/email-address.ts'
import { isRole, mostNameCharacters } from '#domain/operator.ts'
import { typedName } from '#domain/typed-name.ts'
import { changeOperator } from '#operations/operators/change-operator.ts'
import { inviteOperator } from '#operations/operators/invite-operator.ts'
import { renewOperator } from '#operations/operators/renew-operator.ts'
import type { Studio } from '#site/context.ts'
import styles from '#site/studio/account/account.module.css'
import { answering, type WithForm } from '#site/studio/answering.ts'
import type { Form } from '#site/studio/read-form.ts'
import { requires } from '#site/studio/requires.ts'
import { studioHead } from '#site/studio/studio-head.ts'
import { when } from '#site/studio/when.ts'
import type { Route } from './+types/operators-page'
import { InviteForm } from './invite-form.tsx'
import { OperatorRow } from './operator-row.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, studio.screens.operators)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { operator, pool } = requires(context, 'manage-operators')
  const now = new Date()
  return {
    operators: (await listOperators(pool)).map(({ seenAt, isDisabled, hasFactors, ...each }) => ({
      ...each,
      state: isDisabled ? ('disabled' as const) : hasFactors ? ('active' as const) : ('invited' as const),
      seen: seenAt ? when(seenAt, now) : words.never,
      isYou: each.id === operator.id,
    })),
  }
}

type Told = keyof typeof words.told

const statuses: Partial<Record<Told, number>> = {
  unknown: 404,
  known: 409,
  'last-owner': 409,
  malformed: 400,
}

const answer = z.strictObject({ told: z.enum(Object.keys(words.told) as Told[]) }) // its keys are these

export const action = answering(answer, async ({ form, context }: WithForm<Route.ActionArgs>) => {
  const told = await done(requires(context, 'manage-operators'), form)
  if (told === 'forbidden') throw new Response(null, { status: 403 })
  return data({ told }, statuses[told] ?? 200)
})

async function done({ operator, pool }: Studio, form: Form): Promise<Told | 'forbidden'> {
  const text = (name: string) => form.text(name).trim()
  const role = text('role')
  if (text('intent') === 'invite') {
    const [name, email] = [typedName(text('name')), checkEmail(text('email'))]
    if (!email || !name || name.length > mostNameCharacters || !isRole(role)) return 'malformed'
    return inviteOperator(pool, operator, { name, email, role })
  }
  const id = form.id('id')
  switch (text('intent')) {
    case 'role':
      return isRole(role) ? changeOperator(pool, operator, id, { role }) : 'malformed'
    case 'disable':
      return changeOperator(pool, operator, id, { isDisabled: true })
    case 'enable':
      return changeOperator(pool, operator, id, { isDisabled: false })
    case 'renew':
      return renewOperator(pool, operator, id)
    default:
      return 'malformed'
  }
}

export default function OperatorsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, role, state, seen, deeds } = words.columns
  return (
    <div className={styles.page}>
      <h1>{words.heading}</h1>
      {actionData && <p role="status">{words.told[actionData.told]}</p>}
      <table className={styles.table}>
        <thead>
          <tr>
            {[name, role, state, seen].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">
              <span className="unseen">{deeds}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {loaderData.operators.map((each) => (
            <OperatorRow key={each.id} operator={each} />
          ))}
        </tbody>
      </table>
      <InviteForm key={actionData?.told} />
    </div>
  )
}
