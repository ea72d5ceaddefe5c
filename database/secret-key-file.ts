/** The file of the data folder that holds the key of the house, and below it those that it has had before. */
import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cannotStart, systemReason } from './cannot-start.ts'
import { parseSecretKeys, type SecretKey, secretKeyOf } from './secret-key.ts'

/** Whoever keeps a copy of the database needs one of this, too. */
export const secretKeyFile = (dataDir: string) => path.join(dataDir, 'secret.key')

/** The key in the data folder, made if there is none. */
export async function keptSecretKey(dataDir: string): Promise<SecretKey> {
  const [newest, ...older] = await keptKeys(dataDir)
  return secretKeyOf(newest, ...older)
}

/** A new key above those that are there: it seals from the next start on, and they go on to open. */
export async function addSecretKey(dataDir: string): Promise<void> {
  const keys = await keptKeys(dataDir)
  const draft = await writeDraft(dataDir, [randomBytes(32), ...keys])
  await rename(draft, secretKeyFile(dataDir))
}

async function keptKeys(dataDir: string): Promise<[Buffer, ...Buffer[]]> {
  const file = secretKeyFile(dataDir)
  try {
    const text = (await readIfThere(file)) ?? (await makeKey(dataDir))
    const [newest, ...older] = parseSecretKeys(text) ?? []
    if (newest) return [newest, ...older]
  } catch (cause) {
    throw cannotStart(`The key in ${file} cannot be read (${systemReason(cause)}).`, cause)
  }
  throw cannotStart(`${file} holds no key: put its copy there, which are 64 hexadecimal digits.`)
}

const readIfThere = (file: string) =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** It is there whole or not at all, and of two who make it at once one wins. */
async function makeKey(dataDir: string): Promise<string> {
  const file = secretKeyFile(dataDir)
  const draft = await writeDraft(dataDir, [randomBytes(32)])
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return readFile(file, 'utf8')
}

async function writeDraft(dataDir: string, keys: readonly Buffer[]): Promise<string> {
  const draft = `${secretKeyFile(dataDir)}.${crypto.randomUUID()}`
  const text = keys.map((key) => `${key.toString('hex')}\n`).join('')
  await writeFile(draft, text, { mode: 0o600, flush: true })
  return draft
}
