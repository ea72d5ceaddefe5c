// `npm run new-key`: for a database whose key is lost for good. What only that key could open is made anew.

import { cannotStart } from '#database/cannot-start.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open-database.ts'
import { sealAnew } from '#database/seal-secrets.ts'
import { keptSecretKey } from '#database/secret-key.ts'
import { loadConfig } from './config.ts'
import { openDataFolder } from './data-folder.ts'
import { runCommand } from './run-command.ts'

const quiet = { info() {}, warn() {} }

async function work(args: string[], signal: AbortSignal): Promise<string> {
  if (args.length > 0) throw cannotStart('Use: npm run new-key')
  const loaded = loadConfig()
  if (!loaded.ok) throw cannotStart(['The configuration cannot be used:', ...loaded.faults].join('\n  '))
  const { databaseUrl: url, dataDir, secretKey: set } = loaded.config
  await openDataFolder(dataDir)
  const secretKey = set ?? (await keptSecretKey(dataDir))
  const database = await openDatabase({ url, dataDir, log: quiet, signal })
  try {
    await migrate(database.pool)
    const lost = await sealAnew(database.pool, secretKey)
    return lost === undefined
      ? 'The key fits the database: nothing was changed.'
      : `The database has a new key. Links that were sent go on to work. Whoever signed in with codes (${lost}) sets up new ones, with a link from npm run operator where there is no passkey.`
  } finally {
    await database.close()
  }
}

await runCommand('There is no new key', work)
