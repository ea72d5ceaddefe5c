import type pg from 'pg'
import { holdUpsInLetter } from '#database/hold-ups.ts'
import type { MemberLetter } from '#domain/owed-letter.ts'
import { questionsToAsk } from '#operations/material/open-material.ts'
import { makeCode } from '#operations/portal/make-code.ts'

/** A code is made for this very letter, and counts in the browser that has asked for it. */
export async function toldMember({ id, kind, facts, clientId }: MemberLetter, pool: pg.Pool) {
  const said = { inviter: String(facts.inviter ?? ''), part: String(facts.part ?? '') }
  if (kind === 'portal-script' || kind === 'portal-episode')
    return { ...said, ...waitingIn({ kind, facts, clientId }) }
  if (kind === 'portal-show') return { ...said, heldUp: await heldUpBy({ id, facts }, pool) }
  if (kind !== 'portal-sign-in') return said
  const made = await makeCode(pool, Buffer.from(String(facts.asked), 'hex'))
  if (!made) throw new Error('Nobody waits for this code any more.')
  return { ...said, ...made }
}

/** The first of what is new to them; where there is more, their home lists it. */
const waitingIn = ({ kind, facts, clientId }: Pick<MemberLetter, 'kind' | 'facts' | 'clientId'>) => ({
  part: String(facts.title ?? ''),
  waiting: {
    what: kind === 'portal-script' ? ('script' as const) : ('episode' as const),
    client: clientId,
    request: String(facts.request),
    isAgain: facts.isAgain === true,
    isOut: facts.isOut === true,
    ...(typeof facts.passes === 'string' && { passes: clockIn(facts.passes, String(facts.zone)) }),
  },
})

async function heldUpBy({ id, facts }: Pick<MemberLetter, 'id' | 'facts'>, pool: pg.Pool) {
  const shows = await holdUpsInLetter(pool, id)
  if (shows.length === 0) throw new Error('Nothing holds their shows up any more.')
  return {
    isAgain: facts.isAgain === true,
    shows: await Promise.all(
      shows.map(async ({ holds, ...show }) => ({
        ...{ ...show, holds },
        asked: holds.some(({ what }) => what === 'scarce') ? await questionsToAsk(pool, show.showId) : [],
      })),
    ),
  }
}

/** On their own clock, with its name: `Tuesday 9 June 2026 at 10:00 BST`. */
const clockIn = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone },
  }).format(new Date(moment))
