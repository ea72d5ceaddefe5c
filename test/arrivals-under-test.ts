/** Two servers of ours, and hosts of others, behind names of a made-up internet. */
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import type { TestContext } from 'node:test'
import { getRequestListener } from '@hono/node-server'
import { playIdent } from '#audio/music/ident.ts'
import { brandIn } from '#content/brand.ts'
import { settingsWith } from '#domain/settings.ts'
import { beginArrival } from '#operations/arrivals/begin-arrival.ts'
import { readArrival } from '#operations/arrivals/read-arrival.ts'
import { type Arriving, fetchArriving } from '#production/arrivals/fetch-arriving.ts'
import { createDoors } from '#server/doors/doors.ts'
import { createShowDoors } from '#server/doors/show-doors.ts'
import { createLog } from '#server/process/log.ts'
import { securityHeaders } from '#server/site/security-headers.ts'
import { openFileWeb } from '#vendors/web/file-web.ts'
import { startDatabase } from './database-under-test.ts'
import { aMediaFolder } from './episode-under-test.ts'
import { internet, publicAddresses } from './internet-under-test.ts'
import { aClientWithAShow } from './scripts-under-test.ts'
import { anOperator } from './studio-under-test.ts'

export const oldHost = 'public.site.de'
export const oldFeed = `http://${oldHost}/feed.xml`

/** With a clock that tests turn: what is kept in memory is looked at again. */
export async function aServer(origin: string) {
  const { pool } = await startDatabase()
  const storage = await aMediaFolder()
  const security = securityHeaders({ isHttps: true })
  const { operator } = await anOperator(pool)
  let time = 0
  const doors = createDoors({
    build: () => Promise.reject(new Error('There is no site here.')),
    database: { isReady: async () => true },
    log: createLog(new Writable({ write: (_chunk, _, done) => done() })),
    security,
    shows: createShowDoors({ pool, storage, security, origin, now: () => time }),
  })
  return {
    kept: { pool, storage, operator },
    listener: getRequestListener(doors.fetch),
    ask: (address: string) => Promise.resolve(doors.fetch(new Request(origin + address))),
    wait: () => {
      time += 5000
    },
  }
}

/** Whoever dials the old host reaches this listener; whatever else is dialled falls into the trap. */
export async function othersBehind(t: TestContext, website: RequestListener) {
  const names = { [oldHost]: publicAddresses, 'inside.attacker.de': ['127.0.0.1'] }
  const net = await internet(t, { names, website })
  return { net, files: openFileWeb({ siteOrigin: 'http://localhost:3000', ...net }) }
}

type House = Pick<Arriving, 'pool' | 'storage' | 'files'>

/** As the worker does it, until nothing is due. */
export const fetchAll = (house: House, signal = new AbortController().signal) =>
  fetchArriving({ ...house, folder: arrivingFolder(), maker: () => brandIn(settingsWith()), signal })

export const arrivingFolder = () => path.join(tmpdir(), `offmic-arriving-${process.pid}`)

const ident = await playIdent()

/** Real sound, another one each: a tag at its end says which. */
export function aSound(number: number): Uint8Array<ArrayBuffer> {
  const tag = Buffer.alloc(128)
  tag.write(`TAGEpisode ${number}`)
  return new Uint8Array(Buffer.concat([ident.mp3, tag]))
}

type Item = { guid?: string; title?: string; sound?: string; date?: string; more?: string }

export const aFeed = (items: readonly Item[], channel = '') =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
   xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>Slow & Bread</title>
   <link>https://bakery.test/</link><description>What a loaf does at night.</description><language>en-gb</language>
   <itunes:category text="Arts"><itunes:category text="Food"/></itunes:category><itunes:author>Mill Lane</itunes:author>
   ${channel}${items.map(anItem).join('')}</channel></rss>`

function anItem(item: Item): string {
  const { guid = 'g-1', title = 'Rye', sound = `http://${oldHost}/1.mp3`, more = '' } = item
  const date = item.date ?? 'Mon, 02 Nov 2026 10:00:00 +0000'
  return [
    `<item><title>${title}</title><guid isPermaLink="false">${guid}</guid><pubDate>${date}</pubDate>`,
    '<description>It is about rye bread.</description>',
    `<enclosure url="${sound}" length="1" type="audio/mpeg"/>${more}</item>`,
  ].join('')
}

type Kept = Awaited<ReturnType<typeof aServer>>['kept']

/** A feed at the old host, and whatever else it answers. */
export async function anOldHost(
  t: TestContext,
  kept: Kept,
  feed: () => string,
  answers: Record<string, RequestListener> = {},
) {
  const { files, net } = await othersBehind(t, (request, response) => {
    const answer = answers[request.url ?? '']
    if (answer) answer(request, response)
    else if (request.url === '/feed.xml') response.writeHead(200, { 'content-type': 'text/xml' }).end(feed())
    else response.writeHead(404).end()
  })
  const { showId } = await aClientWithAShow(kept.pool)
  return { by: { ...kept, files, showId }, net }
}

export type OldHost = Awaited<ReturnType<typeof anOldHost>>['by']

/** Proved by a letter that nobody wrote. */
export async function begun(by: OldHost): Promise<void> {
  const read = await readArrival(by, oldFeed)
  await by.pool.query(`update private.arrivals set proof = 'token'`)
  const done = await beginArrival(by)
  if (read.outcome !== 'done' || done.outcome !== 'done') throw new Error(`${read.outcome}, ${done.outcome}`)
}

/** An item of a feed: of the day and with the sound of its number. */
export const aLoaf = (at: number) => ({
  guid: `g-${at}`,
  title: `Loaf of kind ${'abc'[at - 1]}`,
  sound: `http://${oldHost}/${at}.mp3`,
  date: `Mon, 0${at} Jun 2026 10:00:00 +0000`,
})
