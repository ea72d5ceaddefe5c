import http from 'node:http'
import net, { type Socket } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { cannotStart } from '#database/cannot-start.ts'

/** Closes within this time, whatever is still under way; opens on every address unless `host` is one. */
type Grace = { graceMilliseconds: number; host?: string | undefined; stalledAfter?: number }

type Listening = { close(): Promise<void> }

/** A client that dawdles is cut off: with Node's defaults 1,500 slow ones all stayed (reliability API-10). */
const limits: http.ServerOptions = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 10_000,
  maxHeaderSize: 16_384,
  insecureHTTPParser: false,
}

/** Who asks and then reads nothing is cut off: the answer, and all that it holds, would stay for ever. */
const stalledMilliseconds = 30_000
/** Answers that one connection may be owed: browsers and proxies wait for each before they ask again. */
const mostOwed = 10

/** Of the grace: within this second a proxy sends something on each connection that it uses. */
const partToSayGoodbye = 10
/** Of the grace: a connection on which nothing has come for so long is not in use. */
const partToAsk = 50

/** The answers a connection still owes, and when it last began or ended one. */
type Use = { answering: number; since: number }

export async function listen(
  listener: http.RequestListener,
  port: number,
  { graceMilliseconds, host, stalledAfter = stalledMilliseconds }: Grace,
): Promise<Listening> {
  let isClosing = false
  const uses = new Map<Socket, Use>()
  const over = answeredIn(uses)
  const server = http.createServer(limits, (request, response) => {
    if (isClosing) response.setHeader('connection', 'close')
    const use = uses.get(request.socket)
    if (!use || use.answering >= mostOwed) return void request.socket.destroy()
    use.answering++
    response.on('close', over)
    listener(request, response)
  })
  server.on('connection', (socket: Socket) => {
    uses.set(socket, { answering: 0, since: performance.now() })
    socket.once('close', () => uses.delete(socket))
  })
  server.setTimeout(stalledAfter, (socket) => {
    // Whoever still waits for our first word has done nothing wrong.
    if (socket.writableLength > 0 || !uses.get(socket)?.answering) socket.destroy()
  })
  await opened(server, port, host)
  return {
    async close() {
      isClosing = true
      // A connection that is closed while a request is on its way loses it: those in use close with an answer first.
      const isInUse = [...uses.keys()].some((socket) => socket.bytesRead > 0)
      if (isInUse) await sleep(graceMilliseconds / partToSayGoodbye, undefined, { ref: false })
      await close(server, uses, graceMilliseconds)
    },
  }
}

/** One function for all answers: a feed is asked for twenty thousand times a second. */
const answeredIn = (uses: ReadonlyMap<Socket, Use>) =>
  function (this: http.ServerResponse): void {
    const use = uses.get(this.req.socket)
    if (!use) return
    use.answering--
    use.since = performance.now()
  }

/** Finds a taken port before any slow work is done. */
export async function requireFreePort(port: number, host?: string): Promise<void> {
  const server = http.createServer()
  await opened(server, port, host)
  await new Promise((resolve) => server.close(resolve))
}

function opened(server: http.Server, port: number, host?: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, port)))
  server.listen({ port, host }, resolve)
  return promise
}

function explained(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return cannotStart(`Port ${port} is already in use: end what listens there, or set PORT.`, error)
  if (error.code === 'EADDRNOTAVAIL') return cannotStart('LISTEN_ON is no address of this machine.', error)
  return cannotStart(`Port ${port} cannot be opened (${error.code}): set PORT to another one.`, error)
}

async function close(server: http.Server, uses: Map<Socket, Use>, graceMilliseconds: number): Promise<void> {
  // Right after the event loop has taken in who waits at the door: closing it turns the others away.
  await setImmediate()
  // Not the way of an HTTP server: that also closes those who have only just come and are about to ask.
  const closed = new Promise((resolve) => net.Server.prototype.close.call(server, resolve))
  const idle = setInterval(() => {
    const longAgo = performance.now() - graceMilliseconds / partToAsk
    for (const [socket, { answering, since }] of uses)
      if (answering === 0 && since <= longAgo) socket.destroy()
  }, 20)
  await Promise.race([closed, sleep(graceMilliseconds, undefined, { ref: false })])
  for (const socket of uses.keys()) socket.destroy()
  clearInterval(idle)
  await closed
}
