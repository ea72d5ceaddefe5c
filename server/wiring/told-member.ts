import type pg from 'pg'
import type { MemberLetter } from '#domain/owed-letter.ts'
import { makeCode } from '#operations/portal/make-code.ts'

/** A code is made for this very letter, and counts in the browser that has asked for it. */
export async function toldMember({ kind, facts }: MemberLetter, pool: pg.Pool) {
  const said = { inviter: String(facts.inviter ?? ''), part: String(facts.part ?? '') }
  if (kind === 'portal-script') return { ...said, ...scriptIn(facts) }
  if (kind !== 'portal-sign-in') return said
  const made = await makeCode(pool, Buffer.from(String(facts.asked), 'hex'))
  if (!made) throw new Error('Nobody waits for this code any more.')
  return { ...said, ...made }
}

/** The script that has waited longest; where there are more, their home lists them. */
const scriptIn = ({ title, client, script }: Record<string, unknown>) => ({
  part: String(title ?? ''),
  script: { client: String(client), request: String(script) },
})
