// The least that can answer with a feed: node:http, one body, its headers, and whether the tag is the same.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

const answer = await fetch(process.argv[2] ?? '', { headers: { 'accept-encoding': 'identity' } })
const body = gzipSync(Buffer.from(await answer.arrayBuffer()))
const etag = answer.headers.get('etag')
const skipped = /^(?:content-length|date|connection|keep-alive)$/
const own = [...answer.headers].filter(([name]) => !skipped.test(name)).flat()
const whole = [...own, 'content-encoding', 'gzip', 'content-length', String(body.length)]

const server = http.createServer(({ headers }, response) => {
  if (etag && headers['if-none-match']?.includes(etag)) response.writeHead(304, own).end()
  else response.writeHead(200, whole).end(body)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  process.stdout.write(`http://127.0.0.1:${port}\n`)
})
