// The least that can answer with a part of a file: node:http, the file opened for each request, and its bytes.
import { open } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

const file = process.argv[2] ?? ''

const server = http.createServer(async ({ headers }, response) => {
  const handle = await open(file)
  const { size } = await handle.stat()
  const [, first = '0', last = String(size - 1)] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  const [start, end] = [Number(first), Number(last)]
  response.writeHead(headers.range ? 206 : 200, {
    'content-type': 'audio/mpeg',
    'content-length': String(end - start + 1),
    ...(headers.range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  })
  if (response.destroyed) return handle.close()
  pipeline(handle.createReadStream({ start, end }), response, () => {}) // a reader may go
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  process.stdout.write(`http://127.0.0.1:${port}\n`)
})
