import { randomBytes, randomUUID } from 'node:crypto'
import { TOTP } from 'otpauth'
import type pg from 'pg'
import { keepCodes } from '#database/one-time-codes.ts'
import { addOperator } from '#database/operators.ts'
import { codeSecretOf } from '#domain/one-time-code.ts'
import { type Role, sessionCookie } from '#domain/operator.ts'
import { type LinkTerms, linkTerms } from '#domain/sign-in.ts'
import { makeLink } from '#operations/sign-in/make-link.ts'
import { testSecretKey } from './secret-key-under-test.ts'
import { fromOurPage } from './studio-under-test.ts'

type Asked = { form?: Record<string, string>; headers?: Record<string, string>; method?: string }
let visitors = 0
/** More than 255: files that share a process share the count. */
const ownAddress = () => `198.18.${++visitors >> 8}.${visitors & 255}`

/** A browser without scripts: it keeps cookies, follows nothing by itself, and has an address of its own. */
export function aVisitor(origin: string, address = ownAddress()) {
  const cookies = new Map<string, string>()
  return {
    cookies,
    session: () => cookies.get(sessionCookie) ?? '',
    async ask(path: string, { form, headers = {}, method }: Asked = {}) {
      const response = await fetch(origin + path, {
        method: method ?? (form ? 'POST' : 'GET'),
        redirect: 'manual',
        headers: {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-forwarded-for': address,
          ...(form && fromOurPage),
          ...headers,
        },
        ...(form && { body: new URLSearchParams(form) }),
      })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (/max-age=0/i.test(line)) cookies.delete(name)
        else cookies.set(name, value)
      }
      const text = await response.text()
      return {
        status: response.status,
        text,
        headers: response.headers,
        to: response.headers.get('location'),
      }
    },
  }
}
export type Visitor = ReturnType<typeof aVisitor>

/** The codes of an app, of this half minute or of one nearby. */
export const codeOf = (secret: string, { halfMinutes = 0 } = {}) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + halfMinutes * 30_000 })

/** Somebody who has codes from an app and is signed in nowhere. */
export async function someoneWithCodes(pool: pg.Pool, { name = 'Noor', role = 'operator' as Role } = {}) {
  const operator = await addOperator(pool, { name, role, email: `${randomUUID()}@agency.test` })
  const secret = codeSecretOf(new Uint8Array(randomBytes(20)))
  await keepCodes(pool, testSecretKey, { operatorId: operator.id, secret, step: 0 })
  return { ...operator, secret }
}

export async function aLink(
  pool: pg.Pool,
  { id }: { id: string },
  terms: LinkTerms = linkTerms['sign-in-link'],
) {
  const secret = await makeLink(pool, id, terms)
  return `/studio/sign-in/${secret}`
}

/** The way in that every operator has: link, button, code. */
export async function signInByLink(pool: pg.Pool, visitor: Visitor, person: { id: string; secret: string }) {
  await visitor.ask(await aLink(pool, person), { form: {} })
  const form = { intent: 'code', code: codeOf(person.secret) }
  return visitor.ask('/studio/sign-in/check', { form })
}

/** Everything that sign-in keeps, so that a test can say that nothing has changed. */
export async function everythingKept(pool: pg.Pool): Promise<string> {
  const tables = ['operators', 'operator_sessions', 'operator_passkeys', 'operator_codes', 'operator_links']
  const kept = [...tables, 'link_wishes', 'known_browsers', 'letters', 'passkey_challenges', 'deeds']
  const rows = await Promise.all(
    kept.map((table) =>
      pool.query(`select to_jsonb(t) - 'seen_at' as row from private.${table} t order by 1`),
    ),
  )
  return JSON.stringify(rows.map((each, place) => [kept[place], each.rows]))
}
