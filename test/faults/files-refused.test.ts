import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { zipSync } from 'fflate'
import { readGuarded } from '#reader/documents/read-guarded.ts'
import { aDocx, aParagraph, aPdf, aPdfBomb } from '#test/files-under-test.ts'

const piecesIn = async (bytes: Uint8Array | string) => {
  const read = await readGuarded(Buffer.from(bytes))
  return 'trouble' in read ? read.trouble : read.pieces
}

describe('what cannot be read has one reason, and takes nothing with it', () => {
  const locked =
    '/Encrypt << /Filter /Standard /V 1 /R 2 /O (01234567890123456789012345678901) /U (01234567890123456789012345678901) /P -4 >> /ID [(a) (b)] '
  const files: [what: string, bytes: Uint8Array | string, reason: string][] = [
    ['nothing', '', 'empty'],
    ['a scan', aPdf([[]]), 'scan'],
    ['a password', aPdf([['Secret']], locked), 'encrypted'],
    ['a PDF that ends early', aPdf([['Bread']]).subarray(0, 60), 'broken'],
    ['a renamed program', Buffer.from('MZ\x90\0\x03\0'), 'program'],
    ['a script', '#!/bin/sh\nrm -rf /', 'program'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'picture'],
    ['an old or locked file of Office', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old-office'],
    ['a table', zipSync({ 'xl/workbook.xml': new Uint8Array() }), 'other-office'],
    ['an archive', zipSync({ 'a.txt': new Uint8Array([97]) }), 'archive'],
    ['an archive that ends early', zipSync({ 'a.txt': new Uint8Array([97]) }).subarray(0, 20), 'broken'],
    ['bytes', Buffer.from([1, 0, 2, 0, 3]), 'unknown'],
    ['a document of Word without words', aDocx(aParagraph(' ')), 'no-text'],
    ['a gigabyte in a kilobyte', aPdfBomb(), 'too-much'],
    ['a document that unfolds', aDocx('', { 'word/document.xml': new Uint8Array(60e6) }), 'too-much'],
  ]
  for (const [what, bytes, reason] of files)
    test(`${what}: ${reason}`, async () => assert.equal(await piecesIn(bytes), reason))

  test('what takes too long is ended', async () => {
    const read = await readGuarded(Buffer.from('We bake.'), { milliseconds: 5 })
    assert.deepEqual(read, { trouble: 'too-slow' })
  })

  test('an entity bomb unfolds to nothing, and nobody writes thousands of elements deep', async () => {
    const bomb = `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(1000)}">]><w:p><w:r><w:t>We bake. &b;</w:t></w:r></w:p>`
    const pieces = await piecesIn(aDocx(bomb))
    assert.ok(Array.isArray(pieces) && JSON.stringify(pieces).length < 200, JSON.stringify(pieces))
    const deep = await piecesIn(aDocx(`${'<w:p>'.repeat(200_000)}<w:r><w:t>deep</w:t></w:r>`))
    assert.equal(deep, 'broken')
  })

  test('a bomb takes less than 600 MB, and what is left of it is nothing', async () => {
    const peaks: number[] = []
    const mine = () =>
      readdirSync('/proc').filter((pid) => {
        try {
          return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('read-file.ts')
        } catch {
          return false // it has ended meanwhile
        }
      })
    const reading = readGuarded(aPdfBomb())
    const watching = setInterval(() => {
      for (const pid of mine())
        try {
          const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
          if (kilobytes) peaks.push(Number(kilobytes) / 1024)
        } catch {
          // it has ended meanwhile
        }
    }, 5)
    assert.deepEqual(await reading, { trouble: 'too-much' })
    clearInterval(watching)
    assert.ok(Math.max(...peaks) < 600, `${Math.max(...peaks)} MB`)
    assert.ok(Math.max(...peaks) > 100, 'it was looked at')
  })
})
