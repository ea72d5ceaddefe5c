import http from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { cannotStart } from '#database/cannot-start.ts'

/** Closes within this time, whatever is still under way. */
type Grace = { graceMilliseconds: number }

export type Listening = { close(): Promise<void> }

/** A client that dawdles is cut off: with Node's defaults 1,500 slow ones all stayed (reliability API-10). */
const limits: http.ServerOptions = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 10_000,
  maxHeaderSize: 16_384,
  insecureHTTPParser: false,
}

export async function listen(
  listener: http.RequestListener,
  port: number,
  { graceMilliseconds }: Grace,
): Promise<Listening> {
  const server = http.createServer(limits, listener)
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await opened(server, port)
  return { close: () => close(server, sockets, graceMilliseconds) }
}

/** Finds a taken port before any slow work is done. */
export async function requireFreePort(port: number): Promise<void> {
  const server = http.createServer()
  await opened(server, port)
  await new Promise((resolve) => server.close(resolve))
}

function opened(server: http.Server, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, port)))
  server.listen(port, resolve)
  return promise
}

function explained(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return cannotStart(`Port ${port} is already in use: end what listens there, or set PORT.`, error)
  return cannotStart(`Port ${port} cannot be opened (${error.code}): set PORT to another one.`, error)
}

async function close(server: http.Server, sockets: Set<Socket>, graceMilliseconds: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // Node waits for connections that browsers opened ahead and never used; nobody misses an answer there.
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.race([closed, sleep(graceMilliseconds, undefined, { ref: false })])
  for (const socket of sockets) socket.destroy()
  clearInterval(idle)
  await closed
}
