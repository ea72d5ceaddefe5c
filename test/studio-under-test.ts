import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { BrowserContext } from 'playwright-core'
import { addOperator } from '#database/operators.ts'
import { type Operator, type Role, sessionCookie } from '#domain/operator.ts'
import { openSession } from '#operations/open-session.ts'

/** Somebody who is signed in, without the way there. */
export async function anOperator(pool: pg.Pool, { name = 'Ines', role = 'owner' as Role } = {}) {
  const operator: Operator = await addOperator(pool, { name, role, email: `${randomUUID()}@offmic.test` })
  const secret = await openSession(pool, operator.id)
  return { operator, cookie: `${sessionCookie}=${secret}`, secret }
}

/** What a page of ours sends along with a form. */
export const fromOurPage = { 'sec-fetch-site': 'same-origin' }

export const signIn = (context: BrowserContext, { secret }: { secret: string }, origin: string) =>
  context.addCookies([
    {
      name: sessionCookie,
      value: secret,
      url: origin.replace('http:', 'https:'),
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
    },
  ])
