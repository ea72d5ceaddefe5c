/** A show gets a name of its own: entered by an operator, proved by whoever owns the name, and then answered. */
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { publicShow } from '#database/public-shows.ts'
import {
  dropHost,
  hostOfShow,
  keepHost,
  noteHostProved,
  showsUnder,
  yieldHost,
} from '#database/show-hosts.ts'
import { hostTxtName, hostWord, hostWordPath, showHostIn } from '#domain/show-host.ts'
import type { ReadTxt } from '#vendors/web/read-txt.ts'
import type { FetchPart } from '#vendors/web/web.ts'
import { withShow } from './change-public-show.ts'

type By = Parameters<typeof withShow>[0]
type HostDone = { outcome: 'done' | 'gone' | 'bad-host' | 'host-taken' | 'not-there' }

/** Undefined: the show was never filled in. */
export async function hostShown(pool: pg.Pool, showId: string) {
  const show = await publicShow(pool, showId)
  return show && { showId, host: (await hostOfShow(pool, showId)) ?? null }
}

export async function enterHost(
  { origin, ...by }: By & { origin: string },
  typed: string,
): Promise<HostDone> {
  const host = showHostIn(typed, origin)
  if (!host) return { outcome: 'bad-host' }
  return withShow(by, 'enter-host', async (client, { showId }): Promise<HostDone> => {
    await keepHost(client, showId, { host, token: randomBytes(12).toString('hex') })
    return { outcome: 'done' }
  })
}

type Looking = { readTxt: ReadTxt; fetchPart: FetchPart }

/** Its owner has put our word into its DNS, or has led it here. */
export async function proveHost({ readTxt, fetchPart, ...by }: By & Looking): Promise<HostDone> {
  const entered = await hostOfShow(by.pool, by.showId)
  if (!entered) return { outcome: 'gone' }
  const { host, token } = entered
  const word = hostWord(token)
  const texts = await readTxt(hostTxtName(host))
  // Where several have entered it, that it leads here does not say whose it is.
  const mayAnswer = (await showsUnder(by.pool, host)) === 1
  const isProved = texts.includes(word) || (mayAnswer && (await answers(fetchPart, host, word)))
  if (!isProved) return { outcome: 'not-there' }
  return withShow(by, 'prove-host', async (client, { showId }): Promise<HostDone> => {
    if ((await hostOfShow(client, showId))?.token !== token) return { outcome: 'gone' }
    if (texts.includes(word)) await yieldHost(client, showId, texts)
    return { outcome: (await noteHostProved(client, showId)) ? 'done' : 'host-taken' }
  })
}

async function answers(fetchPart: FetchPart, host: string, word: string): Promise<boolean> {
  const answer = await fetchPart(`http://${host}${hostWordPath}`)
  return answer.outcome === 'part' && answer.body.toString('latin1').split('\n').includes(word)
}

export const forgetHost = (by: By): Promise<HostDone> =>
  withShow(by, 'forget-host', async (client, { showId }): Promise<HostDone> => {
    await dropHost(client, showId)
    return { outcome: 'done' }
  })
