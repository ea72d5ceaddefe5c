import { chmod, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isRoot, requireOwner } from '#database/accounts.ts'
import { cannotStart, systemReason } from '#database/cannot-start.ts'
import { isClosedToDatabase } from '#database/postgres-account.ts'
import { secretKeyFile } from '#database/secret-key-file.ts'
import { requireWholeData } from '#operations/backup/half-restored.ts'
import { makeFolder } from './make-folder.ts'

/** What we keep in the data folder. The database makes and guards its own part. */
const partsOf = (dataDir: string) => [
  ...['media', 'cache', 'outbox', 'listening', 'announcements', 'settings.json'].map((part) =>
    path.join(dataDir, part),
  ),
  secretKeyFile(dataDir),
]

/** The data folder, made if it is not there yet. What is kept in it is for our account only, now and from here on. */
export async function openDataFolder(dataDir: string): Promise<void> {
  process.umask(0o077)
  // Root gets in everywhere.
  if (!isRoot())
    requireOwner({ folder: dataDir, who: 'Offmic', uid: process.getuid?.() }, [dataDir, ...partsOf(dataDir)])
  await requireWritable(dataDir)
  await requireWholeData(dataDir)
  for (const part of partsOf(dataDir)) await closeToOthers(part)
}

async function requireWritable(dataDir: string): Promise<void> {
  const trial = path.join(dataDir, `.writable-${process.pid}`)
  try {
    // The database's account must get through.
    for (const made of await makeFolder(dataDir)) if (isClosedToDatabase(made)) await chmod(made, 0o711)
    await writeFile(trial, '')
    await rm(trial)
  } catch (cause) {
    throw cannotStart(
      `The data folder ${dataDir} cannot be written (${systemReason(cause)}): set DATA_DIR.`,
      cause,
    )
  }
}

/** A folder that was open was made before this was a rule, or copied: then all that is in it is closed, once. */
async function closeToOthers(part: string): Promise<void> {
  const stats = await stat(part).catch(() => undefined)
  if (!stats || (stats.mode & 0o077) === 0) return
  await chmod(part, stats.mode & 0o700)
  if (!stats.isDirectory()) return
  for (const entry of await readdir(part, { recursive: true, withFileTypes: true }))
    if (entry.isFile() || entry.isDirectory())
      await chmod(path.join(entry.parentPath, entry.name), entry.isFile() ? 0o600 : 0o700).catch(() => {}) // it is gone
}
