import http, { type RequestListener } from 'node:http'
import https from 'node:https'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import type { TestContext } from 'node:test'
import type { Dial } from '#vendors/web/dial.ts'
import type { TurnClock } from '#vendors/web/take-turns.ts'
import { websiteCertificate } from './website-certificate.ts'

/** Stand for any public address: whoever dials them reaches the website of the test. */
export const publicAddresses = ['93.184.215.14', '2606:4700:20::1']

type Names = Record<string, readonly string[] | (() => readonly string[])>

/** A website and a trap behind one dial; what is dialled and is not public falls into the trap. */
export async function internet(
  t: TestContext,
  { names, website }: { names: Names; website: RequestListener },
) {
  let trapped = 0
  const trap = createServer((socket) => {
    trapped += 1
    socket.on('error', () => undefined).end('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<p>inside')
  })
  const plain = http.createServer({ keepAliveTimeout: 1 }, website)
  const secure = https.createServer(websiteCertificate, website)
  const [inside, ...ports] = await Promise.all([trap, plain, secure].map((server) => listen(t, server)))
  const dialled: string[] = []

  const dial: Dial = ({ hostname, port, addresses }) => {
    dialled.push(`${hostname} ${addresses.join(' ')}`)
    const isPublic = addresses.every((address) => publicAddresses.includes(address))
    return connect(isPublic ? (ports[port === 443 ? 1 : 0] ?? 0) : (inside ?? 0), '127.0.0.1')
  }
  const resolve = async (hostname: string) => {
    const found = names[hostname]
    if (!found) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
    return typeof found === 'function' ? found() : found
  }
  return { dial, resolve, dialled, trusted: websiteCertificate.cert, trapped: () => trapped }
}

async function listen(t: TestContext, server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    if (server instanceof http.Server || server instanceof https.Server) server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port // an object for TCP
}

/** A clock on which waiting takes no time. */
export function quickClock(): TurnClock & { pauses: number[] } {
  let time = 0
  const pauses: number[] = []
  return {
    pauses,
    now: () => time,
    pause: async (milliseconds) => {
      pauses.push(milliseconds)
      time += milliseconds
    },
  }
}
