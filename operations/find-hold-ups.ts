/** Once a minute: what holds up each show whose plan runs, for letters, portal and board. */
import type pg from 'pg'
import { answersOfShows } from '#database/answers.ts'
import { soldLinks } from '#database/client-doubts.ts'
import { type FoundHoldUp, keepHoldUps, mayLookForHoldUps, showsThatRun } from '#database/hold-ups.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { materialOfShow } from '#database/show-material.ts'
import { gaugeOf } from '#domain/gauge.ts'
import { holdUpsOf } from '#domain/hold-ups.ts'
import { lateSinceOf, policyOf } from '#domain/plan-policy.ts'
import type { Settings } from '#domain/read-setting.ts'
import { isWhole } from './begin-episodes.ts'
import { partsOfDraft } from './drafts/draft-parts.ts'
import { planOf } from './keep-calendar.ts'

type Shown = Awaited<ReturnType<typeof showsThatRun>>[number]

export const findHoldUps = (pool: pg.Pool, settings: Settings, now = new Date()): Promise<void> =>
  inTransaction(pool, async (client) => {
    if (!(await mayLookForHoldUps(client))) return
    const known = { settings, links: await soldLinks(pool), now }
    const shows = await showsThatRun(client)
    const asked = shows.filter(({ hasDays, isUnbegun, notBegun }) =>
      hasDays ? notBegun === 'questions' : isUnbegun,
    )
    const answers = await answersOfShows(
      client,
      asked.map(({ id }) => id),
    )
    const found: FoundHoldUp[] = []
    for (const show of shows) {
      const standing = {
        ...{ ...show, ...planIn(show, known), isDraftOpen: hasOpenParts(show) },
        isAnswered: isWhole(answers.get(show.id) ?? new Map()),
        isTold: show.notBegun === 'material' && (await isAllTold(client, show.id)),
      }
      for (const what of holdUpsOf(standing))
        found.push({ showId: show.id, what, since: (what === 'draft' && show.offeredAt) || now })
    }
    await keepHoldUps(client, found)
  })

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

async function isAllTold(client: pg.ClientBase, showId: string): Promise<boolean> {
  const { passages, told } = await materialOfShow(client, showId)
  return (
    gaugeOf(
      passages.map(({ text }) => text),
      told,
    ).episodes === 0
  )
}
