import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { promisify } from 'node:util'
import { createApp } from '#server/app.ts'
import { createLog } from '#server/process/log.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'
import { testConfig } from '#test/site-under-test.ts'
import { printTable } from './table.ts'

const scanned = ['/', '/branded-podcast', '/contact', '/guide', '/create-podcast', '/studio/sign-in']

/** Mozilla's Observatory (its npm package) on the built site over TLS, with a certificate authority made for the occasion. */
export async function benchHeaders() {
  // The package fetches this list when it is installed, which we forbid; localhost stands on none.
  writeFileSync('node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json', '{}')
  const { key, cert, authority } = certificates()
  const config = testConfig({ siteOrigin: 'https://localhost' })
  const log = createLog(new Writable({ write: (_chunk, _encoding, done) => done() }))
  const { pool } = await startDatabase()
  const app = await createApp({
    config,
    database: { isReady: async () => true, pool },
    secretKey: testSecretKey,
    log,
  })
  const rows = []
  for (const path of scanned) {
    // The package asks for "/" only, so each page takes that place in turn.
    const secure = https.createServer({ key, cert }, (request, response) => {
      if (request.url === '/') request.url = path
      app.listener(request, response)
    })
    const plain = http.createServer((_, response) =>
      response.writeHead(308, { location: 'https://localhost/' }).end(),
    )
    await Promise.all([opened(secure, 443), opened(plain, 80)])
    rows.push([path, ...(await scan(authority))])
    for (const server of [secure, plain]) server.close().closeAllConnections()
  }
  printTable(['page', 'grade', 'score', 'tests that cost points'], rows)
}

const opened = (server: Server, port: number) => once(server.listen(port), 'listening')

/** In a process of its own: Node reads the extra authority only when it starts. */
async function scan(authority: string): Promise<string[]> {
  const program = `
    import { scan } from '@mdn/mdn-http-observatory'
    const { scan: result, tests } = await scan('localhost')
    const costly = Object.values(tests).filter((test) => test.scoreModifier < 0).map((test) => test.result)
    console.log(JSON.stringify([result.grade, result.score, costly.join(', ') || 'none']))`
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    env,
  })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]')
}

function certificates() {
  const folder = mkdtempSync(join(tmpdir(), 'offmic-tls-'))
  const file = (name: string) => join(folder, name)
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'ignore'], cwd: folder })
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=Bench',
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
  )
  openssl(
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=localhost',
    '-keyout',
    'key.pem',
    '-out',
    'request.pem',
  )
  writeFileSync(file('names'), 'subjectAltName=DNS:localhost')
  openssl(
    'x509',
    '-req',
    '-in',
    'request.pem',
    '-CA',
    'ca.pem',
    '-CAkey',
    'ca.key',
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    'names',
    '-out',
    'cert.pem',
  )
  return {
    key: openssl('rsa', '-in', 'key.pem'),
    cert: openssl('x509', '-in', 'cert.pem'),
    authority: file('ca.pem'),
  }
}
