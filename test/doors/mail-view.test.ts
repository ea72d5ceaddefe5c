import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { after, describe, test } from 'node:test'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { outboxFolder } from '#vendors/mail/outbox-folder.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'mail-view-'))
after(() => rm(dataDir, { recursive: true }))
const mail = outboxFolder({
  folder: path.join(dataDir, 'outbox'),
  sender: { name: 'Offmic', address: 'hello@offmic.test' },
})
const id = '00000000-0000-4000-8000-000000000001'
await mail.send({
  id,
  to: 'ada@bakery.test',
  subject: '<script>alert(1)</script>',
  html: '<html><head></head><body><script>alert(2)</script><img src="cid:cover"><img src="https://evil.test/a.png"></body></html>',
  text: 'Dear Ada <img src=x onerror=alert(3)>',
  stopAddress: 'https://offmic.test/stop/1',
  date: new Date('2026-11-21T10:00:00Z'),
  pictures: [{ id: 'cover', fileName: 'cover.jpg', bytes: new Uint8Array([255, 216, 255]) }],
})
const letter = `/__mail/${id}.eml`

function get(port: number, address: string, headers: Record<string, string> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number
    text: string
    policy: string
  }>()
  http
    .get({ host: '127.0.0.1', port, path: address, headers }, async (response) => {
      const body = (await response.toArray()).join('')
      resolve({
        status: response.statusCode ?? 0,
        text: body,
        policy: String(response.headers['content-security-policy']),
      })
    })
    .on('error', reject)
  return promise
}

describe('the mail view', () => {
  test('shows whoever sits at the machine what has been written, as text', async () => {
    await using site = await startSite({ config: testConfig({ dataDir }) })
    const list = await get(site.port, '/__mail')
    assert.equal(list.status, 200)
    assert.ok(list.text.includes('&lt;script&gt;alert(1)') && list.text.includes(letter))
    const page = await get(site.port, letter)
    assert.ok(page.text.includes('Dear Ada &lt;img src=x'))
    assert.doesNotMatch(page.text, /<script>alert/)
  })

  test('shows the letter itself in a frame in which nothing runs and nothing is fetched', async () => {
    await using site = await startSite({ config: testConfig({ dataDir }) })
    const { policy, text } = await get(site.port, `${letter}/html`)
    assert.match(policy, /default-src 'none'.*img-src data:; sandbox allow-popups/)
    assert.doesNotMatch(policy, /allow-scripts|script-src/)
    assert.ok(text.includes('src="data:image/jpeg;base64,/9j/"'))
  })

  test('is not there for anybody else', async () => {
    await using site = await startSite({ config: testConfig({ dataDir }) })
    const strangers = [
      { host: 'offmic.test' },
      { 'x-forwarded-for': '192.0.2.1' },
      { 'x-forwarded-for': '' },
      { forwarded: 'for=192.0.2.1' },
      { 'x-real-ip': '192.0.2.1' },
      { 'x-forwarded-proto': 'https' },
      { via: '1.1 Caddy' },
    ]
    for (const headers of strangers)
      for (const address of ['/__mail', letter, `${letter}/html`, `${letter}/file`])
        assert.equal((await get(site.port, address, headers)).status, 404, address)
  })

  test('is not there for whoever comes through a proxy that says nothing of it', async () => {
    for (const siteOrigin of ['https://offmic.test', 'http://offmic.test', 'http://192.168.0.2:3000']) {
      await using site = await startSite({ config: testConfig({ dataDir, siteOrigin }) })
      for (const host of ['localhost', `localhost:${site.port}`, '127.0.0.1', '[::1]', 'offmic.test'])
        for (const address of ['/__mail', letter, `${letter}/html`, `${letter}/file`])
          assert.equal((await get(site.port, address, { host })).status, 404, `${siteOrigin} ${host}`)
    }
  })

  test('is not there for a proxy that speaks as nginx does by itself, even where no address is set', async () => {
    await using site = await startSite({ config: testConfig({ dataDir }) })
    for (const address of ['/__mail', letter, `${letter}/html`, `${letter}/file`]) {
      const socket = net.connect(site.port, '127.0.0.1')
      socket.write(`GET ${address} HTTP/1.0\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n`)
      assert.match(await text(socket), /^HTTP\/1\.1 404/, address)
    }
  })

  test('is not there when letters are really sent', async () => {
    await using site = await startSite({ config: testConfig({ dataDir, smtpUrl: 'smtp://mail.test' }) })
    for (const address of ['/__mail', letter, `${letter}/html`, `${letter}/file`])
      assert.equal((await get(site.port, address)).status, 404, address)
  })

  test('knows no letter by another name', async () => {
    await using site = await startSite({ config: testConfig({ dataDir }) })
    for (const name of [
      'nothing.eml',
      '..%2f..%2fpackage.json',
      `${id}.eml%00`,
      encodeURIComponent('<script>'),
    ])
      for (const part of ['', '/html', '/file'])
        assert.ok([400, 404].includes((await get(site.port, `/__mail/${name}${part}`)).status), name)
  })
})
