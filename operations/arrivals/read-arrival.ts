/** A show of another host is looked at, and proved to be its client's, before anything of it is taken. */
import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { oweFeedCode, tryFeedCode } from '#database/arrival-codes.ts'
import { type Arrival, arrivalOf, isGuidThere, keepArrival, setArrivalState } from '#database/arrivals.ts'
import { asOperator } from '#database/as-operator.ts'
import { recordDeed } from '#database/deeds.ts'
import { isShow } from '#database/ties.ts'
import { arrivingLimits, type FeedFault, proofWord } from '#domain/arriving-show.ts'
import { checkEmail } from '#domain/email-address.ts'
import type { Operator } from '#domain/operator.ts'
import type { ReadFeed } from '#reader/feed/read-feed.ts'
import type { FileWeb } from '#vendors/web/file-web.ts'
import { fetchFeed } from './fetch-feed.ts'

export type By = { pool: pg.Pool; operator: Pick<Operator, 'id'>; showId: string }
export type Reads = By & { files: FileWeb }
export type ArrivalDone = {
  outcome:
    | (
        | 'done'
        | 'gone'
        | 'busy'
        | 'bad-address'
        | 'locked'
        | 'not-proved'
        | 'no-owner'
        | 'code-sent'
        | 'wrong-code'
        | 'no-word'
        | 'guid-there'
        | 'nothing-new'
      )
    | FeedFault
}

/** Read again, it keeps its word and its proof. */
export async function readArrival(by: Reads, typed: string): Promise<ArrivalDone> {
  const url = URL.parse(typed.trim())
  const isWeb = url && /^https?:$/.test(url.protocol) && url.href.length <= arrivingLimits.address
  if (!isWeb) return { outcome: 'bad-address' }
  const read = await fetchFeed(by.files, url.href)
  if (typeof read === 'string') return { outcome: read }
  return changing(by, 'read-arrival', async (client, before): Promise<ArrivalDone> => {
    if (before && before.state !== 'read') return { outcome: 'busy' }
    if (!before && !(await isShow(client, by.showId))) return { outcome: 'gone' }
    return { outcome: await keepRead(client, by, { before, feedUrl: url.href, read }) }
  })
}

type Reading = { before: Arrival | undefined; feedUrl: string; read: ReadFeed }

/** Another feed than before, or one that names another owner, has to be proved anew. */
export async function keepRead(
  client: pg.ClientBase,
  { showId, operator }: By,
  { before, feedUrl, read: { show, episodes } }: Reading,
): Promise<'done' | 'guid-there'> {
  const ownerEmail = checkEmail(show.ownerEmail) ?? ''
  const guids = episodes.map(({ guid }) => guid)
  if (await isGuidThere(client, showId, guids)) return 'guid-there'
  const isSame = before?.feedUrl === feedUrl && before.ownerEmail === ownerEmail
  const token = isSame ? before.token : randomBytes(12).toString('hex')
  const found = { ...show, ownerEmail }
  await keepArrival(client, { showId, feedUrl, found, episodes, ownerEmail, token, operatorId: operator.id })
  return 'done'
}

/** A letter goes to whoever the feed names as its owner. */
export const askOwner = (by: By): Promise<ArrivalDone> =>
  changing(by, 'ask-feed-owner', async (client, arrival): Promise<ArrivalDone> => {
    if (arrival?.state !== 'read') return { outcome: arrival ? 'busy' : 'gone' }
    if (!arrival.ownerEmail) return { outcome: 'no-owner' }
    return { outcome: (await oweFeedCode(client, by.showId)) ? 'done' : 'code-sent' }
  })

/** The code alone has eight digits; so many tries of it are few. */
export const hashOfFeedCode = (showId: string, code: string) =>
  createHash('sha256').update(showId).update(code).digest()

export const enterFeedCode = (by: By, typed: string): Promise<ArrivalDone> =>
  asOperator(by.pool, by.operator.id, async (client): Promise<ArrivalDone> => {
    const arrival = await arrivalOf(client, by.showId, { isLocked: true })
    if (arrival?.state !== 'read') return { outcome: arrival ? 'busy' : 'gone' }
    const isRight = await tryFeedCode(client, by.showId, hashOfFeedCode(by.showId, typed.replace(/\s/g, '')))
    if (!isRight) return { outcome: 'wrong-code' }
    return proved(client, by, 'mail')
  })

/** Whoever can put a word into the feed writes it. */
export async function lookForWord(by: Reads): Promise<ArrivalDone> {
  const arrival = await arrivalOf(by.pool, by.showId)
  if (!arrival) return { outcome: 'gone' }
  const read = await fetchFeed(by.files, arrival.feedUrl)
  if (typeof read === 'string') return { outcome: read }
  const word = proofWord(arrival.token)
  if (!read.words.some((text) => text.includes(word))) return { outcome: 'no-word' }
  return asOperator(by.pool, by.operator.id, async (client): Promise<ArrivalDone> => {
    const now = await arrivalOf(client, by.showId, { isLocked: true })
    if (now?.token !== arrival.token || now.state !== 'read') return { outcome: 'busy' }
    return proved(client, by, 'token')
  })
}

async function proved(
  client: pg.ClientBase,
  { showId, operator }: By,
  proof: 'mail' | 'token',
): Promise<ArrivalDone> {
  await setArrivalState(client, showId, 'read', proof)
  await recordDeed(client, { operatorId: operator.id, deed: `prove-feed-${proof}`, facts: { show: showId } })
  return { outcome: 'done' }
}

/** What was refused is no deed. */
export const changing = (
  { pool, operator, showId }: By,
  deed: string,
  work: (client: pg.ClientBase, arrival: Arrival | undefined) => Promise<ArrivalDone>,
): Promise<ArrivalDone> =>
  asOperator(pool, operator.id, async (client) => {
    const done = await work(client, await arrivalOf(client, showId, { isLocked: true }))
    if (done.outcome === 'done')
      await recordDeed(client, { operatorId: operator.id, deed, facts: { show: showId } })
    return done
  })
