/** Once a minute: what holds up each show whose plan runs, for letters, portal and board. */
import type pg from 'pg'
import { answersOfShows } from '#database/answers.ts'
import { soldLinks } from '#database/client-doubts.ts'
import { type FoundHoldUp, keepHoldUps, mayLookForHoldUps } from '#database/hold-ups.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { showsThatRun } from '#database/shows-that-run.ts'
import { holdUpsOf } from '#domain/hold-ups.ts'
import { lateSinceOf, policyOf } from '#domain/plan-policy.ts'
import type { Settings } from '#domain/read-setting.ts'
import { isWhole } from './begin-episodes.ts'
import { partsOfDraft } from './drafts/draft-parts.ts'
import { planOf } from './keep-calendar.ts'

type Shown = Awaited<ReturnType<typeof showsThatRun>>[number]

/** One that cannot be looked at holds up no other. */
export async function findHoldUps(pool: pg.Pool, settings: Settings, now = new Date()): Promise<void> {
  const failed = new Map<string, unknown>()
  await inTransaction(pool, async (client) => {
    if (!(await mayLookForHoldUps(client))) return
    const known = { settings, links: await soldLinks(client), now }
    const shows = await showsThatRun(client)
    const asked = shows.filter(({ hasDays, isUnbegun, notBegun }) =>
      hasDays ? notBegun === 'questions' : isUnbegun,
    )
    const answers = await answersOfShows(
      client,
      asked.map(({ id }) => id),
    )
    const found = shows.flatMap((show) => {
      try {
        const isAnswered = isWhole(answers.get(show.id) ?? new Map())
        return holdUpsIn(show, isAnswered, known)
      } catch (error) {
        failed.set(show.id, error)
        return []
      }
    })
    await keepHoldUps(client, found, [...failed.keys()])
  })
  if (failed.size === 0) return
  const [cause] = failed.values()
  throw new Error(`What holds some shows up could not be found: ${[...failed.keys()].join(', ')}`, { cause })
}

function holdUpsIn(show: Shown, isAnswered: boolean, known: Known): FoundHoldUp[] {
  const standing = { ...show, ...planIn(show, known), isDraftOpen: hasOpenParts(show), isAnswered }
  return holdUpsOf(standing).map((what) => ({
    ...{ showId: show.id, what },
    since: (what === 'draft' && show.offeredAt) || known.now,
  }))
}

type Known = Parameters<typeof planOf>[1]

/** Its calendar has said so; where nobody has named days there is none, and it is asked as a calendar would. */
function planIn(show: Shown, known: Known) {
  if (show.hasDays) return { runs: true, isPlanKnown: true, hasDates: true }
  const { isKnown, hasDates } = planOf(show, known)
  const lateSince = lateSinceOf(show.things, show.lateSince)
  const { state } = policyOf({ things: show.things, lateSince, hasApproved: false, now: known.now })
  return { runs: state === 'runs', isPlanKnown: isKnown, hasDates }
}

const hasOpenParts = ({ draft, decided }: Shown) =>
  draft !== null && partsOfDraft(draft, []).some(({ part, hash }) => !decided.includes(`${part} ${hash}`))
