import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { envelope } from './envelope.ts'
import type { Mail, Sender } from './mail.ts'

/** Where there is no mail server: each message becomes a file that any mail program opens. */
export function outboxFolder({ folder, sender }: { folder: string; sender: Sender }): Mail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    place: folder,
    async send(message) {
      const { message: bytes } = await composer.sendMail(envelope(message, sender))
      await writeWhole(folder, `${message.id}.eml`, bytes as Buffer) // what `buffer: true` makes it
      return { outcome: 'sent' }
    },
    has: async (id) => (await statInOutbox(folder, outboxFileOf(id))) !== undefined,
  }
}

/** Nobody sees half a message, and a power cut leaves a whole one or none. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = path.join(folder, `.${name}.${process.pid}`)
  await using file = await open(draft, 'w', 0o600)
  await file.writeFile(bytes)
  await file.sync()
  await rename(draft, path.join(folder, name))
}

const fileName = /^[0-9a-f-]{36}\.eml$/

export async function listOutbox(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => fileName.test(name))
}

export async function readFromOutbox(folder: string, name: string): Promise<Uint8Array | undefined> {
  if (!fileName.test(name)) return undefined
  return readFile(path.join(folder, name)).catch(() => undefined)
}

export const outboxFileOf = (letterId: string) => `${letterId}.eml`

export async function statInOutbox(
  folder: string,
  name: string,
): Promise<{ bytes: number; changedAt: Date } | undefined> {
  if (!fileName.test(name)) return undefined
  const stats = await stat(path.join(folder, name)).catch(() => undefined)
  return stats && { bytes: stats.size, changedAt: stats.mtime }
}

export async function deleteFromOutbox(folder: string, name: string): Promise<void> {
  if (fileName.test(name)) await rm(path.join(folder, name), { force: true })
}
