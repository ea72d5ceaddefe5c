import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cannotStart, systemReason } from '#database/cannot-start.ts'

/** The data folder, made if it is not there yet. */
export async function requireWritable(dataDir: string): Promise<void> {
  const trial = path.join(dataDir, `.writable-${process.pid}`)
  try {
    const made = await mkdir(dataDir, { recursive: true })
    // The database's account must get through, even where root's umask closes new folders.
    if (made) await chmod(dataDir, 0o711)
    await writeFile(trial, '')
    await rm(trial)
  } catch (cause) {
    throw cannotStart(
      `The data folder ${dataDir} cannot be written (${systemReason(cause)}): set DATA_DIR.`,
      cause,
    )
  }
}
