// `npm run requests`: the operator's inbox, while the product runs and while it does not.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { cannotStart, isCannotStart } from '#database/cannot-start.ts'
import { queueLettersAgain } from '#database/letters.ts'
import { openDatabase } from '#database/open-database.ts'
import { requestList } from '#operations/list-requests.ts'
import { type Config, loadConfig } from '#server/config.ts'

const usage = 'Use: npm run requests -- [--full] [--most 50] [--send-again <id of a request>]'
const quiet = { info() {}, warn() {} }

async function list(args: string[]): Promise<string> {
  const { isFull, most, sendAgain: id } = readArguments(args)
  const loaded = loadConfig()
  if (!loaded.ok) throw cannotStart(['The configuration cannot be used:', ...loaded.faults].join('\n  '))
  const { databaseUrl: url, dataDir } = loaded.config
  if (!hasDatabase(loaded.config)) return `No requests yet: there is no database in ${dataDir}.`
  const { signal } = new AbortController()
  const database = await openDatabase({ url, dataDir, log: quiet, signal })
  try {
    if (id) return await queueLettersAgain(database.pool, id).then(toldSentAgain, explained)
    return await requestList(database.pool, { most, isFull, now: new Date() }).catch(explained)
  } finally {
    await database.close()
  }
}

function readArguments(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        full: { type: 'boolean', default: false },
        most: { type: 'string', default: '50' },
        'send-again': { type: 'string', default: '' },
      },
    })
    const { full: isFull, most, 'send-again': sendAgain } = values
    if (/^[1-9]\d{0,5}$/.test(most) && /^([\da-f-]{36})?$/.test(sendAgain))
      return { isFull, most: Number(most), sendAgain }
  } catch {
    // an unknown option
  }
  throw cannotStart(usage)
}

/** Whoever only looks makes no database. */
const hasDatabase = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl !== undefined || existsSync(path.join(dataDir, 'postgres'))

const toldSentAgain = (letters: number) =>
  letters > 0
    ? `It goes out again: ${letters} of its letters.`
    : 'No letter of this request has failed or is unclear.'

function explained(error: Error & { code?: string }): string {
  if (error.code === '42P01') return 'No requests yet: the product has not been started on this database.'
  throw cannotStart(`The database does not answer (${error.code ?? error.message}).`, error)
}

try {
  process.stdout.write(`${await list(process.argv.slice(2))}\n`)
} catch (error) {
  process.exitCode = 1
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${isCannotStart(error) ? message : `The requests cannot be listed: ${message}`}\n`)
}
process.disconnect?.() // bin/run.js holds a channel open
