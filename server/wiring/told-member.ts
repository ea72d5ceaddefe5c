import type pg from 'pg'
import type { MemberLetter } from '#domain/owed-letter.ts'
import { makeCode } from '#operations/portal/make-code.ts'

/** A code is made for this very letter, and counts in the browser that has asked for it. */
export async function toldMember({ kind, facts }: MemberLetter, pool: pg.Pool) {
  const said = { inviter: String(facts.inviter ?? ''), part: String(facts.part ?? '') }
  if (kind === 'portal-script' || kind === 'portal-episode') return { ...said, ...waitingIn(kind, facts) }
  if (kind !== 'portal-sign-in') return said
  const made = await makeCode(pool, Buffer.from(String(facts.asked), 'hex'))
  if (!made) throw new Error('Nobody waits for this code any more.')
  return { ...said, ...made }
}

/** What has waited longest; where there is more, their home lists it. */
const waitingIn = (kind: MemberLetter['kind'], { title, client, request }: Record<string, unknown>) => ({
  part: String(title ?? ''),
  waiting: {
    what: kind === 'portal-script' ? ('script' as const) : ('episode' as const),
    client: String(client),
    request: String(request),
  },
})
