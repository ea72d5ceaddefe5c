// `npm run new-key`: for a database whose key is lost for good. What only that key could open is made anew.
// `npm run new-key -- --change`: another key for the house, while the old one is there.

import { cannotStart } from '#database/cannot-start.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open-database.ts'
import { type Lost, sealAnew } from '#database/seal-secrets.ts'
import { addSecretKey, keptSecretKey, secretKeyFile } from '#database/secret-key-file.ts'
import { type Config, loadConfig } from '#server/config.ts'
import { openDataFolder } from '#server/process/data-folder.ts'
import { runCommand } from './run-command.ts'

const quiet = { info() {}, warn() {} }

async function work(args: string[], signal: AbortSignal): Promise<string> {
  const [option, ...more] = args
  if (more.length > 0 || (option && option !== '--change'))
    throw cannotStart('Use: npm run new-key, or: npm run new-key -- --change')
  const loaded = loadConfig()
  if (!loaded.ok) throw cannotStart(['The configuration cannot be used:', ...loaded.faults].join('\n  '))
  return option ? changeKey(loaded.config) : replaceLostKey(loaded.config, signal)
}

async function changeKey({ dataDir, secretKey }: Config): Promise<string> {
  if (secretKey)
    throw cannotStart(
      'The key is set in SECRET_KEY: put a new one (openssl rand -hex 32) in front of it there, with a comma between them, and start again.',
    )
  await openDataFolder(dataDir)
  await addSecretKey(dataDir)
  return `There is a new key in ${secretKeyFile(dataDir)}, above the old one. Stop and start Offmic: the start seals everything anew. Keep the old line as long as a backup needs it.`
}

async function replaceLostKey(config: Config, signal: AbortSignal): Promise<string> {
  const { databaseUrl: url, dataDir, secretKey: set } = config
  await openDataFolder(dataDir)
  const secretKey = set ?? (await keptSecretKey(dataDir))
  const database = await openDatabase({ url, dataDir, log: quiet, signal })
  try {
    await migrate(database.pool)
    const lost = await sealAnew(database.pool, secretKey)
    return lost ? told(lost) : 'The key fits the database: nothing was changed.'
  } finally {
    await database.close()
  }
}

const told = ({ codes, keys }: Lost) =>
  [
    `The database has a new key. Links that were sent go on to work. Whoever signed in with codes (${codes}) sets up new ones, with a link from npm run operator where there is no passkey.`,
    ...(keys > 0
      ? [`Keys to vendors that were entered in the studio (${keys}) are gone: enter them anew.`]
      : []),
  ].join(' ')

await runCommand('There is no new key', work)
