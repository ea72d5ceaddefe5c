import { data } from 'react-router'
import { z } from 'zod'
import { studio } from '#content/studio.ts'
import { operators, account as words } from '#content/studio-sign-in.ts'
import { unfit } from '#content/unfit.ts'
import { findCodes } from '#database/one-time-codes.ts'
import { listPasskeys } from '#database/passkeys.ts'
import { listSessions } from '#database/sessions.ts'
import { endSessions } from '#operations/account/end-sessions.ts'
import { removePasskey } from '#operations/account/remove-passkey.ts'
import { hashOfSecret } from '#operations/open-session.ts'
import { addPasskey } from '#operations/sign-in/add-passkey.ts'
import { studioContext, visitContext } from '#site/context.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { refuse } from '#site/studio/read-form.ts'
import { studioHead } from '#site/studio/studio-head.ts'
import { when } from '#site/studio/when.ts'
import type { Route } from './+types/account-page'
import styles from './account.module.css'
import { CodesPart } from './codes-part.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { SessionsPart } from './sessions-part.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, studio.screens.account)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { operator, pool } = context.get(studioContext)
  const { sessionSecret = '' } = context.get(visitContext)
  const [passkeys, codes, sessions] = await Promise.all([
    listPasskeys(pool, operator.id),
    findCodes(pool, operator.id),
    listSessions(pool, operator.id, hashOfSecret(sessionSecret)),
  ])
  const now = new Date()
  const told = (date: Date | null | undefined) => (date ? when(date, now) : undefined)
  return {
    who: words.who(operator.email, operators.roles[operator.role]),
    passkeys: passkeys.map(({ id, name, addedAt, usedAt }) => ({
      id,
      name,
      added: when(addedAt, now),
      used: told(usedAt),
    })),
    isOnlyFactor: passkeys.length === 1 && !codes,
    codesSince: told(codes?.since),
    sessions: sessions.map(({ id, browser, since, seenAt, isThis }) => ({
      id,
      browser,
      since: when(since, now),
      seen: when(seenAt, now),
      isThis,
    })),
  }
}

const answer = z.strictObject({
  told: z.enum(['added', 'wrong', 'has-factors', 'removed', 'last-factor', 'unknown', 'ended']),
})

export const action = answering(answer, async ({ form, context }: WithForm<Route.ActionArgs>) => {
  const { text } = form
  const visit = context.get(visitContext)
  const { operator, pool } = context.get(studioContext)
  switch (text('intent')) {
    case 'passkey': {
      const added = await addPasskey(visit, { text: text('answer'), name: text('name') })
      return data({ told: added }, added === 'added' ? 200 : 403)
    }
    case 'remove': {
      const removed = await removePasskey(pool, operator.id, text('id'))
      return data({ told: removed }, removed === 'removed' ? 200 : 409)
    }
    case 'end':
      await endSessions(visit, form.id('id'))
      return data({ told: 'ended' })
    case 'end-all':
      await endSessions(visit)
      return data({ told: 'ended' })
    default:
      return refuse(unfit.choice)
  }
})

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { who, passkeys, isOnlyFactor, codesSince, sessions } = loaderData
  return (
    <div className={styles.page}>
      <header>
        <h1>{words.heading}</h1>
        <p className="quiet">{who}</p>
      </header>
      <PasskeysPart passkeys={passkeys} isOnlyFactor={isOnlyFactor} told={actionData?.told} />
      <CodesPart since={codesSince} />
      <SessionsPart sessions={sessions} />
    </div>
  )
}
