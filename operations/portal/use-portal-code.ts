/** The two ways in: six digits, or the link of the letter in the browser that has asked for it. */
import { timingSafeEqual } from 'node:crypto'
import { inTransaction } from '#database/in-transaction.ts'
import { type Asked, findAsked, spendAsked, tryAsked } from '#database/portal-asked.ts'
import { endPortalSession, keepPortalSession } from '#database/portal-sessions.ts'
import { countTry } from '#database/sign-in-tries.ts'
import { isPortalCode } from '#domain/member.ts'
import { isSecret } from '#domain/operator.ts'
import { hashOfSecret, newSecret } from '#operations/open-session.ts'
import { addressBudgets } from '#operations/sign-in/address-budgets.ts'
import { hashOfCode } from './make-code.ts'
import type { PortalVisit } from './portal-visit.ts'

type UsedCode =
  | { outcome: 'let-in'; session: string }
  /** `dead`: too old, or tried too often. */
  | { outcome: 'wrong' | 'dead' }
  | { outcome: 'wait'; seconds: number }

const hashIn = (secret: string | undefined) => (secret && isSecret(secret) ? hashOfSecret(secret) : undefined)

/** What its page shows: a button for the browser that has asked, a field for the code in any other. */
export async function openPortalLink(
  { pool, askedSecret }: PortalVisit,
  secret: string,
): Promise<'here' | 'elsewhere' | undefined> {
  const linkHash = hashIn(secret)
  const asked = linkHash && (await findAsked(pool, 'link', linkHash))
  return asked && (isByBrowser(asked, askedSecret) ? 'here' : 'elsewhere')
}

const isByBrowser = ({ askedHash }: Asked, secret: string | undefined): boolean =>
  hashIn(secret)?.equals(askedHash) === true

/** A program that opens links and presses buttons gets nowhere: it has neither the browser nor typed the code. */
export async function usePortalLink(visit: PortalVisit, secret: string, code: string): Promise<UsedCode> {
  const linkHash = hashIn(secret)
  return tried(visit, 'link', linkHash, (asked) => isByBrowser(asked, visit.askedSecret) || fits(asked, code))
}

export const usePortalCode = (visit: PortalVisit, code: string): Promise<UsedCode> =>
  tried(visit, 'asked', hashIn(visit.askedSecret), (asked) => fits(asked, code))

function fits({ askedHash, codeHash }: Asked, code: string): boolean {
  const typed = code.replaceAll(/\s/g, '')
  const hash = hashOfCode(askedHash, typed)
  return timingSafeEqual(hash, codeHash ?? Buffer.alloc(hash.length)) && isPortalCode(typed)
}

async function tried(
  visit: PortalVisit,
  by: 'asked' | 'link',
  hash: Buffer | undefined,
  isRight: (asked: Asked) => boolean,
): Promise<UsedCode> {
  const { pool } = visit
  const seconds = await countTry(pool, addressBudgets(visit))
  if (seconds > 0) return { outcome: 'wait', seconds }
  const asked = hash && (await tryAsked(pool, by, hash))
  if (!asked) return { outcome: 'dead' }
  return isRight(asked) ? letIn(visit, asked) : { outcome: 'wrong' }
}

/** Whatever this browser held before opens nothing any more. */
function letIn({ pool, sessionSecret, browser }: PortalVisit, asked: Asked): Promise<UsedCode> {
  return inTransaction<UsedCode>(pool, async (client) => {
    if (!(await spendAsked(client, asked))) return { outcome: 'dead' }
    const before = hashIn(sessionSecret)
    if (before) await endPortalSession(client, before)
    const session = newSecret()
    await keepPortalSession(client, { tokenHash: hashOfSecret(session), emailKey: asked.emailKey, browser })
    return { outcome: 'let-in', session }
  })
}
