// `npm run seed`: the people of the tests ask for their episodes, once each.
import { mkdir } from 'node:fs/promises'
import { keepMigrated } from '#database/keep-migrated.ts'
import { openDatabase } from '#database/open-database.ts'
import { openIntake } from '#database/requests-intake.ts'
import { requestByHand } from '#operations/request-by-hand.ts'
import { requestEpisode } from '#operations/request-episode.ts'
import { stopMail } from '#operations/stop-mail.ts'
import { loadConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { bakeryText } from './bakery-text.ts'
import { changesHerMind, letterWriter, people } from './people.ts'

const loaded = loadConfig()
if (!loaded.ok) {
  process.stderr.write(`${loaded.faults.join('\n')}\n`)
  process.exit(1)
}
const log = createLog(process.stderr)
const stop = new AbortController()
const { databaseUrl: url, dataDir } = loaded.config
await mkdir(dataDir, { recursive: true })
const database = await openDatabase({ url, dataDir, log, signal: stop.signal })
const refused = (error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
await keepMigrated({ pool: database.pool, log, signal: stop.signal, refused })
// Without limits: only the same request within a day is still one.
const take = openIntake(database.pool, undefined)
for (const { name, website, email } of people) {
  const id = crypto.randomUUID()
  const { outcome } = await requestEpisode(take, {
    id,
    website,
    email,
    source: null,
    ticket: undefined,
    client: '127.0.0.1',
  })
  process.stdout.write(`${name}: ${outcome}\n`)
}
const { id, ...typed } = letterWriter
const { outcome } = await requestByHand({
  pool: database.pool,
  id,
  typed: { ...typed, text: await bakeryText() },
})
process.stdout.write(`a baker who sent a letter: ${outcome}\n`)
// As the link in her confirmation does.
const { rows } = await database.pool.query<{ token: string }>(
  `select stop_token as token from private.letters join podcast_requests on podcast_requests.id = request_id
   where email = $1 and status <> 'stopped'`,
  [changesHerMind],
)
for (const { token } of rows) await stopMail(database.pool, token)
stop.abort()
await database.close()
process.exit()
