import assert from 'node:assert/strict'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { after, beforeEach } from 'node:test'
import { getRequestListener } from '@hono/node-server'
import { createDoors } from '#server/doors/doors.ts'
import { createRequestDoors } from '#server/doors/request-doors.ts'
import { createLog } from '#server/process/log.ts'
import { securityHeaders } from '#server/site/security-headers.ts'
import { startDatabase } from './database-under-test.ts'
import { emptyTables } from './empty-tables.ts'
import { builtOrigin, testConfig } from './site-under-test.ts'

type Changes = Partial<Parameters<typeof createRequestDoors>[0]['config']>
type Asked = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> }

const { anonymousKey } = testConfig()
export const table = '/rest/v1/podcast_requests'
/** What our own pages send. */
export const usual = { apikey: anonymousKey, 'content-type': 'application/json', prefer: 'return=minimal' }
const day = 86_400
/** As they are unless the operator says otherwise. */
export const usualLimits = {
  client: [
    { most: 5, seconds: 600 },
    { most: 20, seconds: day },
  ],
  email: [
    { most: 1, seconds: day },
    { most: 3, seconds: 30 * day },
  ],
  everybody: [{ most: 30, seconds: 60 }],
}
export const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort()
/** A row that nobody else has asked for. */
export const aRow = (number: number, more: object = {}) => ({
  website_url: `https://bakery-${number}.test`,
  email: `ada-${number}@bakery.test`,
  status: 'pending',
  ...more,
})

/** The doors of the free-episode request over a database of their own, which is empty before each test. */
export async function startRequests() {
  const { pool } = await startDatabase()
  const lines: string[] = []
  const log = createLog(new Writable({ write: (chunk, _, done) => done(void lines.push(String(chunk))) }))
  const stopping = new AbortController()
  const security = securityHeaders({ isHttps: false })
  beforeEach(async () => {
    await emptyTables(pool, 'podcast_requests', 'private.request_tries')
    await pool.query('update private.waiting_line set waiting = 0, since = null, told_at = null')
  })

  /** Without limits, unless a test is about them. */
  function openDoors(changes: Changes = {}) {
    const config = { ...testConfig(), rateLimits: undefined, ...changes }
    const requests = createRequestDoors({
      config,
      pool,
      log,
      security,
      stopped: stopping.signal,
      lookEveryMilliseconds: 20,
    })
    const noSite = () => Promise.reject(new Error('There is no site here.'))
    const doors = createDoors({
      build: noSite,
      database: { isReady: async () => true },
      log,
      security,
      requests,
    })
    async function ask(
      path: string,
      { method = 'POST', headers = usual, body }: Asked = {},
      from = '192.0.2.1',
    ) {
      const request = new Request(builtOrigin + path, {
        method,
        headers,
        ...(body !== undefined && { body }),
      })
      const incoming = { headers, socket: { remoteAddress: from } }
      return doors.fetch(request, { incoming })
    }
    const post = (row: unknown, headers: Record<string, string> = {}, from?: string) =>
      ask(table, { headers: { ...usual, ...headers }, body: JSON.stringify(row) }, from)
    return { ask, post, listener: getRequestListener(doors.fetch) }
  }

  const rows = async () =>
    (await pool.query('select * from podcast_requests order by created_at, email')).rows
  /** Refused in PostgREST's form, without a word about the inside, and nothing was made. */
  async function assertRefused(response: Response, status: number, code: string) {
    const answer = await response.json()
    assert.deepEqual([response.status, answer.code], [status, code], answer.message)
    assert.deepEqual(Object.keys(answer).sort(), ['code', 'details', 'hint', 'message'])
    assert.doesNotMatch(
      JSON.stringify(answer),
      /select |insert |\bat .*:\d+|\/work|node_modules|postgres|violates/i,
    )
    assert.ok(response.headers.get('x-request-id'))
    assert.equal(response.headers.get('cache-control'), 'no-store')
    assert.deepEqual(await rows(), [])
  }
  /** Lets time pass for what is kept. */
  async function later(interval: string) {
    await pool.query(
      `update podcast_requests set created_at = created_at - $1::interval, admitted_at = admitted_at - $1::interval`,
      [interval],
    )
    await pool.query(
      'update private.waiting_line set since = since - $1::interval, told_at = told_at - $1::interval',
      [interval],
    )
    await pool.query(`update private.request_tries set tried_at = tried_at - $1::interval`, [interval])
  }
  return { pool, lines, openDoors, rows, assertRefused, later }
}

/** For what only a socket can show. */
export async function listen(listener: http.RequestListener): Promise<string> {
  const server = http.createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port, not on a pipe
}
