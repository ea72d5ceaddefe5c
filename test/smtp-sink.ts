import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

type Received = { to: string[]; text: string }
/** What the next tries get: taken (nothing), refused with a code, or cut off. */
type Trouble = { at: 'recipient' | 'data'; code: number } | 'cut before the answer' | undefined

/** A mail server that keeps what it gets, and misbehaves when told to. */
export async function startSmtpSink(options: SMTPServerOptions = {}) {
  const received: Received[] = []
  const troubles: Trouble[] = []
  const sockets = new Set<Socket>()
  let trouble: Trouble
  const refusal = (code: number) => Object.assign(new Error('No.'), { responseCode: code })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onConnect(_session, done) {
      trouble = troubles.shift()
      done()
    },
    onRcptTo(_address, _session, done) {
      if (typeof trouble === 'object' && trouble.at === 'recipient') return done(refusal(trouble.code))
      done()
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (typeof trouble === 'object') return done(refusal(trouble.code))
        if (trouble) return sockets.forEach((socket) => void socket.destroy())
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(parts).toString(),
        })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  const { port } = server.server.address() as AddressInfo // it listens on a port, not on a pipe
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    troubles,
    sockets,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
