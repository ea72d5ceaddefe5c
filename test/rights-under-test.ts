import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import type pg from 'pg'
import type { House } from '#domain/house.ts'
import { outboxFolder } from '#vendors/mail/outbox-folder.ts'

/** A machine's own folders, which go when the file's tests are over. */
export async function aHouse(): Promise<House> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-house-'))
  after(() => rm(dataDir, { recursive: true }))
  return {
    dataDir,
    outboxFolder: path.join(dataDir, 'outbox'),
    cacheFolder: path.join(dataDir, 'cache/clips'),
    vendors: [],
  }
}

/** All letters of the database, as they would lie in the outbox of a machine without a mail server. */
export async function writeLetters(pool: pg.Pool, house: House): Promise<void> {
  const mail = outboxFolder({
    folder: house.outboxFolder,
    sender: { name: 'Offmic', address: 'hello@offmic.test' },
  })
  const { rows } = await pool.query<{ id: string; email: string }>(
    'select letters.id, email from private.letters join podcast_requests request on request.id = request_id',
  )
  for (const { id, email } of rows)
    await mail.send({
      id,
      to: email,
      subject: 'Your episode',
      html: '<p>Here it is.</p>',
      text: 'Here it is.',
      stopAddress: 'https://offmic.test/stop/1',
      date: new Date(),
    })
  mail.close()
}
