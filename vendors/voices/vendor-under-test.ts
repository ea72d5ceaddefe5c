/** A server on this machine that answers as a test wants, and remembers what it was asked. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = { method: string; path: string; headers: IncomingMessage['headers']; body: Buffer }
type Answering = (response: ServerResponse, asked: Asked) => void

export async function vendorThat(answers: Answering) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const parts = await Array.fromAsync<Buffer>(request)
    const { method = '', url = '', headers } = request
    const question = { method, path: url, headers, body: Buffer.concat(parts) }
    asked.push(question)
    answers(response, question)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server has no other kind of address
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const sends =
  (body: string | Buffer, headers: Record<string, string> = {}): Answering =>
  (response) =>
    response.writeHead(200, headers).end(body)

export const refuses =
  (status: number, body = '', headers: Record<string, string> = {}): Answering =>
  (response) =>
    response.writeHead(status, headers).end(body)

/** Half of what it promised, then the line is dead. */
export const hangsUp =
  (body: Buffer): Answering =>
  (response) => {
    response.writeHead(200, { 'Content-Length': String(2 * body.length) })
    response.write(body, () => response.destroy())
  }

/** Says how long its answer is, and no more. */
export const announces =
  (bytes: number): Answering =>
  (response) =>
    response.writeHead(200, { 'Content-Length': String(bytes) }).flushHeaders()

export const neverAnswers: Answering = () => {}

/** A byte now and again, without an end. */
export const drips: Answering = (response) => {
  response.writeHead(200)
  const dripping = setInterval(() => response.write('\0'), 20)
  response.on('close', () => clearInterval(dripping))
}

/** A tone in 16 bits at 24 kHz. */
export function pcm(seconds: number): Buffer {
  const bytes = Buffer.alloc(2 * Math.round(24_000 * seconds))
  for (let i = 0; i < bytes.length / 2; i++) bytes.writeInt16LE(Math.round(8000 * Math.sin(i / 10)), 2 * i)
  return bytes
}

type Kind = { tag: number; channels: number; bits: number }

/** The same as a WAV file that says it has another rate, or another kind of samples. */
export function wav(
  samples: Buffer,
  rate: number,
  { tag, channels, bits }: Kind = { tag: 1, channels: 1, bits: 16 },
): Buffer {
  const frame = (channels * bits) / 8
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(tag, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(frame * rate, 28)
  head.writeUInt16LE(frame, 32)
  head.writeUInt16LE(bits, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}
