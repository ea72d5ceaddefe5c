// What a command that was killed could not do any more: it ends our own database, unless somebody else works with it.
import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { startEmbedded } from '#database/embedded.ts'
import { clusterFolder } from '#database/postgres-account.ts'
import { isComingUp } from '#database/postmaster.ts'
import { loadConfig } from '#server/config.ts'

const loaded = loadConfig()
const dataDir =
  loaded.ok && !loaded.config.databaseUrl && (await realpath(loaded.config.dataDir).catch(() => ''))
if (dataDir && (await isComingUp(path.join(clusterFolder(dataDir), 'pgdata'))))
  await startEmbedded(dataDir).then(({ stop }) => stop())
process.exit()
