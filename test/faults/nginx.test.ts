import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import http from 'node:http'
import http2 from 'node:http2'
import https from 'node:https'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { listenPath } from '#domain/published-episode.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder } from '#test/desk-under-test.ts'
import { deployBlock } from '#test/documents/deploy-block.ts'
import { published } from '#test/episode-under-test.ts'
import { freePort } from '#test/free-port.ts'
import { aRow, table, usual } from '#test/requests-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { aCertificate } from '#test/tls-proxy-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { until } from './alive.ts'

const { pool } = await startDatabase()
const folder = await aFolder()
const [plainPort, port] = [await freePort(), await freePort()]
const certificate = await aCertificate('offmic.test')
const once10Minutes = [{ most: 1, seconds: 600 }]
const config = testConfig({
  dataDir: folder,
  siteOrigin: 'https://offmic.test',
  trustedProxies: 1,
  rateLimits: { client: once10Minutes, email: once10Minutes, everybody: once10Minutes },
})
const { token } = await published(pool, openStorage(config))
const { cookie } = await anOperator(pool)
let site: Awaited<ReturnType<typeof startSite>>
let endNginx: () => Promise<unknown>

before(async () => {
  site = await startSite({ config, database: { isReady: async () => true, pool } })
  await writeFile(path.join(folder, 'fullchain.pem'), certificate.cert)
  await writeFile(path.join(folder, 'privkey.pem'), certificate.key)
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, aroundIt(await asDeployHasIt()))
  const nginx = spawn('nginx', ['-c', file, '-e', path.join(folder, 'start.log')], { stdio: 'inherit' })
  const ended = once(nginx, 'exit')
  endNginx = () => {
    nginx.kill()
    return ended
  }
  await until(() => isOpen(port))
})
after(async () => {
  await endNginx()
  await site[Symbol.asyncDispose]()
})

/** With the test's own name, ports, certificate and place for logs. */
const asDeployHasIt = () =>
  deployBlock('nginx', {
    '/etc/letsencrypt/live/your.domain': folder,
    '/var/log/nginx': folder,
    'your.domain': 'offmic.test',
    '127.0.0.1:3000': `127.0.0.1:${site.port}`,
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen [::]:80;': '',
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    'listen [::]:443 ssl http2;': '',
  })
const aroundIt = (servers: string) => `daemon off; master_process off; pid ${folder}/nginx.pid;
events {}
http {
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  ${servers}
}`

async function isOpen(tried: number): Promise<boolean> {
  const socket = connect(tried, '127.0.0.1')
  const opened = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false)
  socket.destroy()
  return opened
}

type Asked = { method?: string; headers?: http.OutgoingHttpHeaders; body?: string }
function answerTo(target: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>()
  const own = { host: 'offmic.test', ...headers }
  https
    .request(
      { port, method, path: target, headers: own, servername: 'offmic.test', ca: certificate.cert },
      resolve,
    )
    .on('error', reject)
    .end(body)
  return promise
}
async function ask(target: string, asked?: Asked) {
  const answer = await answerTo(target, asked)
  return { status: answer.statusCode, text: await text(answer) }
}
const form = (fields: Record<string, string>): Asked => ({
  method: 'POST',
  headers: {
    cookie,
    origin: 'https://offmic.test',
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
  },
  body: new URLSearchParams(fields).toString(),
})

describe('nginx as docs/deploy.md sets it up', () => {
  test('speaks HTTP/2 under its certificate', async () => {
    const session = http2.connect(`https://127.0.0.1:${port}`, {
      servername: 'offmic.test',
      ca: certificate.cert,
    })
    const [headers] = await once(
      session.request({ ':path': '/pricing', ':authority': 'offmic.test' }),
      'response',
    )
    assert.equal(headers[':status'], 200)
    session.destroy()
  })

  test('leads http to https, to the same address', async () => {
    const [answer] = await once(
      http.get({ port: plainPort, path: '/pricing?a=1', headers: { host: 'offmic.test' } }),
      'response',
    )
    assert.deepEqual([answer.statusCode, answer.headers.location], [308, 'https://offmic.test/pricing?a=1'])
  })

  test('lets operators in and their longest text through', async () => {
    assert.equal((await ask('/studio/new', form({ id: crypto.randomUUID() }))).status, 422)
    const whole = form({ id: crypto.randomUUID(), text: 'a'.repeat(500_000) })
    assert.equal((await ask('/studio/new', whole)).status, 422)
    assert.equal((await ask('/__mail')).status, 404)
  })

  test('passes on who is asking, and nobody makes that up', async () => {
    const insert = (number: number) =>
      ask(table, {
        method: 'POST',
        headers: { ...usual, 'x-forwarded-for': `192.0.2.${number}` },
        body: JSON.stringify(aRow(number)),
      })
    assert.equal((await insert(1)).status, 201)
    assert.equal((await insert(2)).status, 429)
  })

  test('passes a stream on as it comes', async () => {
    const stream = await answerTo('/progress/a-ticket-that-nobody-guesses')
    const [first] = await once(stream, 'data')
    assert.match(String(first), /^retry: 5000/)
    assert.equal(stream.complete, false)
    stream.destroy()
  })

  test('writes no token, no query and no way back to it into any log, not even when we are gone', async () => {
    const asked = [
      ...[listenPath(token), `/Listen/${token}`, `//listen//${token}`, `/%6Cisten/${token}`],
      ...[`/%256Cisten/${token}`, `/x/../listen/${token}`, `/listen;x/${token}`, `/listen%5C${token}`],
      ...[`/studio/sign-in/${token}`, `/stop/${token}`, `/progress/${token}`, `/media/${token}/episode.mp3`],
      `/pricing?from=${token}`,
    ]
    const askAll = async () => {
      for (const target of asked)
        (await answerTo(target, { headers: { referer: `https://offmic.test/listen/${token}` } })).destroy()
    }
    await askAll()
    await site[Symbol.asyncDispose]()
    assert.equal((await ask('/healthz')).status, 502)
    await askAll()
    await endNginx()
    const logs = await Promise.all(
      ['offmic.log', 'offmic-error.log', 'start.log'].map((name) =>
        readFile(path.join(folder, name), 'utf8'),
      ),
    )
    assert.match(logs[0] ?? '', /GET \/listen\/\* 200/)
    assert.match(logs[0] ?? '', /GET \/pricing 200/)
    assert.ok(!logs.join('').includes(token))
  })
})
