/** What a client sees first: where things stand, as far as anybody has told. */
import type pg from 'pg'
import { newestAnswers } from '#database/answers.ts'
import { soldLinks } from '#database/client-doubts.ts'
import { type KnownClient, readClient } from '#database/clients.ts'
import { showsHeldUp } from '#database/hold-ups.ts'
import { showsDone } from '#database/promised.ts'
import { episodesOfClient } from '#database/show-episodes.ts'
import { type Show, showsOf } from '#database/shows.ts'
import { type Membership, memberMay } from '#domain/member.ts'
import { promisesTo } from '#domain/promises.ts'
import { isGuide } from '#domain/standing.ts'
import { offerOf, rowOf } from '#operations/clients/client-row.ts'
import { countAnswered } from '#operations/clients/count-answered.ts'
import { draftStanding } from './show-draft.ts'

type Things = KnownClient['things']
type Thing = Things[number]

type ShownShow = Show & { offer: string | undefined; state: string; endsAt: string | undefined }

function shownShow(show: Show, things: Things, links: Map<string, string>): ShownShow {
  const bought = things.filter(
    ({ id, facts }) => id === show.paidWith || `subscription:${facts.subscription}` === show.paidWith,
  )
  const subscription = bought.find(({ kind }) => kind === 'subscription')
  const offers = [subscription, ...bought].flatMap((thing) => (thing && offerOf(thing.facts, links)) ?? [])
  return {
    ...show,
    offer: offers[0],
    state: String(subscription?.facts.state ?? 'paid'),
    endsAt: typeof subscription?.facts.endsAt === 'string' ? subscription.facts.endsAt : undefined,
  }
}

type ShownMoney = {
  id: string
  kind: Thing['kind']
  at: Date
  state: string
  amount: number | undefined
  currency: unknown
  refunded: number
  page: string | undefined
}

/** Each payment once, as the most telling of what is known of it: its invoice, else the charge, else the purchase. */
function moneyOf(things: Things): ShownMoney[] {
  const of = (kind: Thing['kind']) => things.filter((thing) => thing.kind === kind && !isGuide(thing))
  const [paid = []] = [of('invoice'), of('payment'), of('purchase')].filter(({ length }) => length > 0)
  const back = of('payment').filter((thing) => Number(thing.facts.refunded) > 0 && !paid.includes(thing))
  return [...paid, ...back, ...of('refund')]
    .sort((one, other) => other.asOf.getTime() - one.asOf.getTime())
    .map(({ id, kind, asOf, facts }) => ({
      ...{ id, kind, at: asOf, currency: facts.currency, refunded: Number(facts.refunded) || 0 },
      state: String(facts.state ?? 'paid'),
      amount: typeof facts.amount === 'number' ? facts.amount : undefined,
      page: pageIn(facts.page),
    }))
}

/** What a company has sent is a link only where it is one. */
const pageIn = (text: unknown) =>
  typeof text === 'string' && URL.parse(text)?.protocol === 'https:' ? text : undefined

type Hours = Parameters<typeof promisesTo>[1]

const mostHeldUp = 20

/** Undefined: the client is gone, with all that was known of it. */
export async function showHome(pool: pg.Pool, member: Membership, hours: Hours, now = new Date()) {
  const client = await readClient(pool, member.clientId)
  if (!client) return undefined
  const [links, shows, episodes, done, heldUp] = await Promise.all([
    soldLinks(pool),
    showsOf(pool, member.clientId),
    episodesOfClient(pool, member.clientId),
    showsDone(pool, [member.clientId]),
    showsHeldUp(pool, { most: mostHeldUp, clientId: member.clientId }),
  ])
  const { standing, next } = rowOf(client, links, now)
  const { things } = client
  return {
    now,
    standing,
    next,
    shows: await Promise.all(
      shows.map(async (show) => ({
        ...shownShow(show, things, links),
        answered: countAnswered(await newestAnswers(pool, show.id)),
        draft: await draftStanding(pool, show.id),
      })),
    ),
    episodes,
    heldUp: heldUp.flatMap(({ showId, holds }) => holds.map(({ what, left }) => ({ showId, what, left }))),
    promises: promisesTo(things, hours, done),
    calls: things.flatMap(({ id, kind, facts }) =>
      kind === 'booking' && typeof facts.startsAt === 'string'
        ? callAt(id, new Date(facts.startsAt), String(facts.state), now)
        : [],
    ),
    money: memberMay(member, 'see-money') ? moneyOf(things) : undefined,
  }
}

/** Nobody tells us whether a call took place: once its hour has come, it is no longer booked. */
const callAt = (id: string, at: Date, state: string, now: Date) => ({
  ...{ id, at },
  state: state === 'booked' && at <= now ? 'over' : state,
})
