import type { RequestListener } from 'node:http'
import type pg from 'pg'
import { cannotStart, exitCodeOf, isCannotStart } from '#database/cannot-start.ts'
import { keepMigrated } from '#database/keep-migrated.ts'
import { openDatabase } from '#database/open-database.ts'
import { keptSecretKey } from '#database/secret-key-file.ts'
import { modelPrices } from '#domain/model-prices.ts'
import type { SoundNotes } from '#feeds/sound-notes.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { type Config, loadConfig } from './config.ts'
import { openDataFolder } from './process/data-folder.ts'
import { listen, requireFreePort } from './process/listen.ts'
import { createLog } from './process/log.ts'
import { withoutRepeats } from './process/without-repeats.ts'
import { buildSiteIfStale } from './site/site-build.ts'
import { banner, whereabouts } from './wiring/banner.ts'
import { followSettings } from './wiring/current-settings.ts'
import { createKeyRing, followKeys } from './wiring/key-ring.ts'
import { startingSettings } from './wiring/settings-on-disk.ts'
import { keepCounting, openSoundCounting } from './wiring/sound-counting.ts'
import { tellModels } from './wiring/tell-models.ts'
import { startWorker } from './wiring/worker.ts'

const log = withoutRepeats(createLog())
const stop = new AbortController()

/** What has been started, to be ended in reverse order. */
const running = new AsyncDisposableStack()

async function start(config: Config): Promise<void> {
  process.chdir(config.checkout)
  if (config.roles.has('web')) await requireFreePort(config.port, config.listenOn)
  await openDataFolder(config.dataDir)
  const { databaseUrl: url, dataDir } = config
  const secretKey = config.secretKey ?? (await keptSecretKey(dataDir))
  const database = await openDatabase({ url, dataDir, log, signal: stop.signal })
  running.defer(database.close)
  await keepMigrated({ pool: database.pool, secretKey, log, signal: stop.signal, refused })
  process.on('exit', database.dismiss)
  const { pool } = database
  const current = await startingSettings(pool, dataDir)
  if (config.mode === 'production') await buildSiteIfStale(config, stop.signal)
  stop.signal.throwIfAborted()
  const { createApp } = await import('./app.ts')
  const keys = createKeyRing({ config, pool, secretKey, log })
  running.defer(await followKeys(keys, log))
  const notes = config.roles.has('web') ? await count(keys.config, pool) : undefined
  const handed = { config, database, secretKey, log, stopped: stop.signal, current, keys, notes }
  const app = await createApp(handed)
  stop.signal.throwIfAborted()
  running.defer(followSettings({ pool, current, changed: app.settingsChanged, log }))
  if (config.roles.has('web')) await serve(config, app)
  if (config.roles.has('worker')) {
    running.defer(startWorker({ ...handed, config: keys.config, pool, app, signal: stop.signal }))
    const prices = modelPrices(current.settings)
    void tellModels({ writer: keys.config.writer, prices, log, signal: stop.signal })
  }
  if (!config.rateLimits) log.warn({ event: 'rate-limit-off' })
  stop.signal.throwIfAborted()
  const where = whereabouts(config, database.place)
  if (process.stdout.isTTY) process.stdout.write(banner(where))
  else log.info({ event: 'ready', ...where })
}

/** Whoever answers notes, and reads its own notes. */
async function count(config: Config, pool: pg.Pool): Promise<SoundNotes> {
  const counting = await openSoundCounting({
    pool,
    storage: openStorage(config),
    dataDir: config.dataDir,
    log,
  })
  running.defer(counting.close)
  running.defer(keepCounting(counting, log))
  return counting.notes
}

async function serve(config: Config, app: { listener: RequestListener }): Promise<void> {
  // A development server holds sockets open for reloads; nobody waits for those.
  const graceMilliseconds = config.mode === 'production' ? 10_000 : 0
  const server = await listen(app.listener, config.port, { graceMilliseconds, host: config.listenOn })
  running.defer(server.close)
}

/** Signals may come twice, from the terminal and from bin/start.js, and they may come at any time. */
function stopWhenTold(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort())
  for (const trouble of ['uncaughtException', 'unhandledRejection'])
    process.on(trouble, (error: unknown) => crash(error))
  process.stdout.on('error', () => {}) // whoever read our log is gone; that is no reason to stop
  process.on('disconnect', () => stop.abort()) // bin/start.js was killed
  if (process.send && !process.connected) stop.abort()
  const { promise, resolve } = Promise.withResolvers<void>()
  const alive = setInterval(() => {}, 2 ** 30) // a process with nothing to do at the moment stays, too
  stop.signal.addEventListener('abort', () => resolve(clearInterval(alive)))
  return promise
}

function crash(error: unknown): void {
  log.error({ event: 'crashed', error })
  process.exitCode = 1
  stop.abort()
}

/** The database was away, and is none that this version can work with now that it is back. */
function refused(error: unknown): void {
  explain(error)
  stop.abort()
}

/** One sentence for people; what nobody foresaw also goes to the log. */
function explain(error: unknown): void {
  if (stop.signal.aborted) return // told to stop while starting
  process.exitCode = exitCodeOf(error)
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${isCannotStart(error) ? message : `Offmic does not start: ${message}`}\n`)
  if (!isCannotStart(error)) log.error({ event: 'start-failed', error })
}

const told = stopWhenTold()
const loaded = loadConfig()
if (loaded.ok) await start(loaded.config).then(() => told, explain)
else explain(cannotStart(['The configuration cannot be used:', ...loaded.faults].join('\n  ')))
setTimeout(() => process.exit(1), 30_000).unref() // ends even if something does not
await running.disposeAsync().catch(crash)
process.exit()
