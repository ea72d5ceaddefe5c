/** Looks a backup over before anybody relies on it. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { cannotStart, systemReason } from '#database/cannot-start.ts'
import { type BackupFile, type Manifest, manifestSchema } from '#domain/backup.ts'
import { manifestHashName, manifestName, unfinishedName } from './backup-folder.ts'

const mostNamed = 5

/** The manifest, if nobody has changed it. */
export async function readManifest(folder: string): Promise<Manifest> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw cannotStart(`There is no backup in ${folder} (${systemReason(error)}).`, error)
  })
  if (!names.includes(manifestName))
    throw cannotStart(
      names.includes(unfinishedName)
        ? `The backup in ${folder} was broken off before it was whole: use another one.`
        : `There is no backup in ${folder}: it has no ${manifestName}.`,
    )
  const bytes = await readFile(path.join(folder, manifestName))
  const written = await readFile(path.join(folder, manifestHashName), 'utf8').catch(() => '')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (written.split(' ', 1)[0] !== sha256)
    throw cannotStart(
      `${manifestName} in ${folder} is not what ${manifestHashName} says: use another backup.`,
    )
  return parsed(folder, bytes.toString())
}

function parsed(folder: string, text: string): Manifest {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    content = undefined
  }
  const read = manifestSchema.safeParse(content)
  if (read.success) return read.data
  const fault = read.error.issues[0]
  throw cannotStart(
    `${manifestName} in ${folder} cannot be used by this version (${fault?.path.join('.')}: ${fault?.message}).`,
  )
}

/** Each file is there and is byte for byte what was written; else the first ones that are not are named. */
export async function requireWholeBackup(
  folder: string,
  manifest: Manifest,
  signal: AbortSignal,
): Promise<void> {
  const faults: string[] = []
  for (const [file, expected] of Object.entries(manifest.files)) {
    signal.throwIfAborted()
    const fault = await faultOf(path.join(folder, file), expected)
    if (fault) faults.push(`${file} ${fault}`)
  }
  if (faults.length === 0) return
  const named = faults.slice(0, mostNamed).join(', ')
  const more = faults.length > mostNamed ? `, and ${faults.length - mostNamed} more` : ''
  throw cannotStart(`The backup in ${folder} is damaged: ${named}${more}. Nothing was touched.`)
}

async function faultOf(place: string, expected: BackupFile): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const part of createReadStream(place, { highWaterMark: 1_048_576 })) hash.update(part)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException // what the file system throws has one
    return code === 'ENOENT' ? 'is missing' : `cannot be read (${code})`
  }
  return hash.digest('hex') === expected.sha256 ? undefined : 'was changed'
}
