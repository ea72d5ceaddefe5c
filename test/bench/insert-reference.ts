// The least that can take the row: node:http and one statement of pg, without a rule, a limit or a second look.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
const statement = {
  name: 'insert',
  text: 'insert into podcast_requests (website_url, email, status, source) values ($1, $2, $3, $4)',
}

const server = http.createServer(async (request, response) => {
  const { website_url, email, status, source } = JSON.parse(await text(request))
  await pool.query({ ...statement, values: [website_url, email, status, source] })
  response.writeHead(201, { 'content-length': '0' }).end()
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  process.stdout.write(`http://127.0.0.1:${port}\n`)
})
