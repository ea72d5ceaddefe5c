import { Hono } from 'hono'
import type pg from 'pg'
import { createToldDoor } from '#api/told-door.ts'
import type { SecretKey } from '#database/secret-key.ts'
import { countRefused, keepTold } from '#database/told.ts'
import type { Source } from '#domain/told/source.ts'
import type { Config } from '#server/config.ts'
import type { SecurityHeaders } from '#server/site/security-headers.ts'
import { secretThatHolds } from '#server/wiring/told-secrets.ts'
import type { RequestDoors } from './request-doors.ts'

type Wanted = {
  config: Pick<Config, 'siteOrigin' | 'toldSecrets'>
  pool: pg.Pool
  secretKey: SecretKey
  security: SecurityHeaders
}

/** What payment and booking companies tell. */
export function createToldDoors({ config, pool, secretKey, security }: Wanted) {
  const tell = createToldDoor({
    headers: security.unkept(),
    secretOf: (source) => secretThatHolds(config, secretKey, source),
    keep: (told) => keepTold(pool, told),
    countRefused: countingRefusals(pool),
  })
  const doors = new Hono<RequestDoors>()
  doors.post('/told/:source', (context) =>
    tell(context.req.raw, context.req.param('source'), {
      incoming: context.env?.incoming,
      note: (fields) => context.set('noted', fields),
    }),
  )
  return doors
}

/** One statement at a time, however many come: a flood is one row that is written now and then. */
function countingRefusals(pool: pg.Pool) {
  const waiting = new Map<string, { source: Source; reason: string; count: number }>()
  let isWriting = false
  async function write(): Promise<void> {
    isWriting = true
    for (const [key, refused] of waiting) {
      waiting.delete(key)
      await countRefused(pool, refused).catch(() => {}) // a count that is lost is no reason to fail
    }
    isWriting = false
  }
  return (source: Source, reason: string) => {
    const key = `${source} ${reason}`
    const { count = 0 } = waiting.get(key) ?? {}
    waiting.set(key, { source, reason, count: count + 1 })
    if (!isWriting) void write()
  }
}
