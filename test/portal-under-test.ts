/** People of clients, and their browsers. */
import type pg from 'pg'
import { claimLetter, markSent } from '#database/letters.ts'
import { addMember } from '#database/members.ts'
import { oweAskedCodes } from '#database/portal-asked.ts'
import { keepPortalSession } from '#database/portal-sessions.ts'
import { type MemberRole, portalCookie } from '#domain/member.ts'
import { hashOfSecret, newSecret } from '#operations/open-session.ts'
import { makeCode } from '#operations/portal/make-code.ts'
import type { Visitor } from './sign-in-under-test.ts'

/** A client that nobody has told anything of. */
export async function aClient(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('insert into private.clients default values returning id')
  return rows[0]?.id ?? ''
}

export async function aMember(
  pool: pg.Pool,
  clientId: string,
  { email = `${crypto.randomUUID()}@bakery.test`, role = 'owner' as MemberRole, name = '' } = {},
) {
  const client = await pool.connect()
  try {
    const id = (await addMember(client, { clientId, email, name, role })) ?? ''
    return { id, email, clientId }
  } finally {
    client.release()
  }
}

/** Signed in, without the way there. */
export async function aSession(pool: pg.Pool, { email }: { email: string }) {
  const secret = newSecret()
  const { rows } = await pool.query<{ key: string }>('select private.email_key($1) as key', [email])
  const session = { tokenHash: hashOfSecret(secret), emailKey: rows[0]?.key ?? '', browser: 'a test' }
  await keepPortalSession(pool, session)
  return { secret, cookie: `${portalCookie}=${secret}` }
}

/** What the letters that are owed to members would say; each of them counts as sent. */
export async function codesSent(pool: pg.Pool) {
  await oweAskedCodes(pool)
  const sent: { email: string; code: string; secret: string }[] = []
  for (;;) {
    const letter = await claimLetter(pool, { onlyForDoors: true })
    if (!letter) return sent
    await markSent(pool, letter.id)
    if (letter.kind !== 'portal-sign-in') continue
    const made = await makeCode(pool, Buffer.from(String(letter.facts.asked), 'hex'))
    if (made) sent.push({ email: letter.email, ...made })
  }
}

export const askForCode = (visitor: Visitor, email: string) =>
  visitor.ask('/portal/sign-in', { form: { email } })
export const enterCode = (visitor: Visitor, code: string) =>
  visitor.ask('/portal/sign-in/code', { form: { code } })

export async function signInByCode(pool: pg.Pool, visitor: Visitor, email: string) {
  await askForCode(visitor, email)
  const [sent] = await codesSent(pool)
  return enterCode(visitor, sent?.code ?? '')
}

/** Six other digits. */
export const notThis = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
