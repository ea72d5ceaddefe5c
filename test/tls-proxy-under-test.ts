/** A proxy with TLS in front of a site, as nginx is one, with a certificate that is made for it. */
import { execFile } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/** What the proxy tells the site about a request. */
type PassedOn = (request: http.IncomingMessage) => http.OutgoingHttpHeaders

/** As docs/deploy.md has it. */
export const everything: PassedOn = ({ headers, socket }) => ({
  host: headers.host,
  'x-forwarded-for': socket.remoteAddress,
  'x-forwarded-proto': 'https',
})
/** As `proxy_pass http://localhost:3000;` and nothing else has it. */
export const nothing: PassedOn = () => ({ host: 'localhost:3000', connection: 'close' })

export async function openTlsProxy(host: string) {
  const certificate = await aCertificate(host)
  let sitePort = 0
  let passedOn = everything
  const server = https.createServer(certificate, (request, response) => {
    const { method = 'GET', url: asked = '/' } = request
    const headers = { ...request.headers, ...passedOn(request) }
    const onward = http.request({ port: sitePort, method, path: asked, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  return {
    origin: `https://${host}:${port}`,
    /** With which a browser finds it, and trusts its certificate and no other. */
    browserArgs: [
      `--host-resolver-rules=MAP ${host} 127.0.0.1`,
      `--ignore-certificate-errors-spki-list=${fingerprintOf(certificate.cert)}`,
    ],
    leadTo(port: number, how: PassedOn = everything) {
      ;[sitePort, passedOn] = [port, how]
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export async function aCertificate(host: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'tls-'))
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const wanted = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const named = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  await promisify(execFile)('openssl', ['req', '-x509', ...wanted, ...named, '-keyout', key, '-out', cert])
  const made = { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') }
  await rm(folder, { recursive: true })
  return made
}

function fingerprintOf(cert: string): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}
