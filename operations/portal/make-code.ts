import { createHash, randomInt } from 'node:crypto'
import type pg from 'pg'
import { keepCode } from '#database/portal-asked.ts'
import { hashOfSecret, newSecret } from '#operations/open-session.ts'

/** A code alone has six digits; with it goes the browser that has asked, which nobody guesses. */
export const hashOfCode = (askedHash: Buffer, code: string) =>
  createHash('sha256').update(askedHash).update(code).digest()

/** For the letter that is being written: what opens the door stands in no table. Undefined: nobody waits any more. */
export async function makeCode(
  pool: pg.Pool,
  askedHash: Buffer,
): Promise<{ code: string; secret: string } | undefined> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const secret = newSecret()
  const hashes = { askedHash, linkHash: hashOfSecret(secret), codeHash: hashOfCode(askedHash, code) }
  return (await keepCode(pool, hashes)) ? { code, secret } : undefined
}
