/** The key that secrets in the database are sealed with. It is never in the database itself. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cannotStart, systemReason } from './cannot-start.ts'

export type SecretKey = {
  /** `place` is where the secret is kept: what is sealed for one place opens at no other. */
  seal(secret: Uint8Array, place: string): Buffer
  /** Undefined: another key has sealed it, or for another place, or somebody has changed it. */
  open(sealed: Uint8Array, place: string): Buffer | undefined
  /** The same each time, and nobody else can tell it: 256 bits in hex. */
  tokenFor(what: string): string
}

/** The one file that holds the key. Whoever keeps a copy of the database needs one of this, too. */
export const secretKeyFile = (dataDir: string) => path.join(dataDir, 'secret.key')

/** 32 bytes in hex, as `openssl rand -hex 32` prints them. */
export const parseSecretKey = (text: string): Buffer | undefined =>
  /^[\da-f]{64}$/i.test(text.trim()) ? Buffer.from(text.trim(), 'hex') : undefined

/** The key in the data folder, made if there is none. */
export async function keptSecretKey(dataDir: string): Promise<SecretKey> {
  const file = secretKeyFile(dataDir)
  try {
    const text = (await readIfThere(file)) ?? (await makeKey(file))
    const bytes = parseSecretKey(text)
    if (bytes) return secretKeyOf(bytes)
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
async function makeKey(file: string): Promise<string> {
  const draft = `${file}.${crypto.randomUUID()}`
  await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return readFile(file, 'utf8')
}

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

export function secretKeyOf(bytes: Uint8Array): SecretKey {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', bytes, '', `offmic ${use}`, 32))
  const [sealing, tokens] = [keyFor('sealing'), keyFor('tokens')]
  return {
    seal(secret, place) {
      const iv = randomBytes(ivBytes)
      const sealer = createCipheriv(cipher, sealing, iv).setAAD(Buffer.from(place))
      const closed = Buffer.concat([sealer.update(secret), sealer.final()])
      return Buffer.concat([iv, sealer.getAuthTag(), closed])
    },
    open(sealed, place) {
      const [iv, tag] = [sealed.subarray(0, ivBytes), sealed.subarray(ivBytes, ivBytes + tagBytes)]
      try {
        const opener = createDecipheriv(cipher, sealing, iv, { authTagLength: tagBytes })
        opener.setAAD(Buffer.from(place)).setAuthTag(tag)
        return Buffer.concat([opener.update(sealed.subarray(ivBytes + tagBytes)), opener.final()])
      } catch {
        return undefined // the cipher's way to say that the seal is not ours
      }
    },
    tokenFor: (what) => createHmac('sha256', tokens).update(what).digest('hex'),
  }
}
