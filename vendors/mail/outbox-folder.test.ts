import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import PostalMime from 'postal-mime'
import type { Message } from './mail.ts'
import { listOutbox, outboxFolder, readFromOutbox } from './outbox-folder.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'outbox-'))
after(() => rm(folder, { recursive: true }))
const mail = outboxFolder({ folder, sender: { name: 'Offmic', address: 'hello@offmic.test' } })

const message: Message = {
  id: '00000000-0000-4000-8000-000000000001',
  to: 'ada@bakery.test',
  subject: 'Überraschung, Ihre Folge',
  html: '<p>Hören Sie <img src="cid:cover" alt="Cover"></p>',
  text: 'Hören Sie',
  stopAddress: 'https://offmic.test/stop/1',
  date: new Date('2026-11-21T10:00:00Z'),
  pictures: [{ id: 'cover', fileName: 'cover.jpg', bytes: new Uint8Array([255, 216, 255]) }],
}
const kept = async (id = message.id) =>
  PostalMime.parse((await readFromOutbox(folder, `${id}.eml`)) ?? new Uint8Array())

test('a letter becomes one file that mail programs open, and writing it again leaves one', async () => {
  await mail.send(message)
  await mail.send(message)
  assert.deepEqual(await listOutbox(folder), [`${message.id}.eml`])
  assert.deepEqual(await readdir(folder), [`${message.id}.eml`])
  const letter = await kept()
  assert.equal(letter.subject, message.subject)
  assert.equal(letter.text?.trim(), 'Hören Sie')
  assert.equal(letter.attachments[0]?.contentId, '<cover>')
})

test('line breaks and second addresses add no recipient and no header', async () => {
  const id = '00000000-0000-4000-8000-000000000002'
  await mail.send({
    ...message,
    id,
    to: 'ada@bakery.test\r\nBcc: evil@example.com, evil@example.com',
    subject: 'Hello\r\nBcc: evil@example.com\r\n\r\nbody',
    stopAddress: 'https://offmic.test/stop/1>\r\nBcc: <evil@example.com',
  })
  const letter = await kept(id)
  assert.equal(letter.bcc, undefined)
  assert.equal(letter.cc, undefined)
  assert.equal(letter.to?.length, 1)
  assert.doesNotMatch(letter.headers.map(({ key }) => key).join(' '), /bcc/i)
})

test('names from outside reach nothing but letters', async () => {
  for (const name of ['../secret.eml', 'x.eml', '.hidden', `${message.id}.eml/../..`, `${message.id}.eml\0`])
    assert.equal(await readFromOutbox(folder, name), undefined)
})
