import assert from 'node:assert/strict'
import { createSocket } from 'node:dgram'
import { after, test } from 'node:test'
import { readTxtFrom } from './read-txt.ts'

const server = createSocket('udp4')
after(() => server.close())

/** One record of two pieces for the name that has one; no such name else. */
function answerTo(question: Buffer): Buffer {
  const isThere = question.includes('bakery')
  const header = Buffer.from(question.subarray(0, 12))
  header.writeUInt16BE(isThere ? 0x8180 : 0x8183, 2)
  header.writeUInt16BE(isThere ? 1 : 0, 6)
  header.writeUInt32BE(0, 8)
  const end = question.indexOf(0, 12) + 5
  const text = Buffer.concat(
    ['offmic-show=', '12ab'].map((piece) => Buffer.from([piece.length, ...Buffer.from(piece)])),
  )
  const record = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, text.length, ...text])
  return Buffer.concat([header, question.subarray(12, end), isThere ? record : Buffer.alloc(0)])
}

test('what stands under a name is read whole, and nothing where there is none', async () => {
  server.on('message', (question, { port, address }) => server.send(answerTo(question), port, address))
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve))
  const readTxt = readTxtFrom([`127.0.0.1:${server.address().port}`])
  assert.deepEqual(await readTxt('_offmic.bakery.example'), ['offmic-show=12ab'])
  assert.deepEqual(await readTxt('_offmic.nobody.example'), [])
})
