/** One request over node:http: the built-in fetch gives up after five minutes without a word, whatever it is told. */
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

export function send(url: string, init: RequestInit, signal: AbortSignal): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const to = new URL(url)
  const headers = { ...Object.fromEntries(new Headers(init.headers)), 'accept-encoding': 'identity' }
  const request = (to.protocol === 'https:' ? https : http).request(to, {
    method: init.method ?? 'GET',
    headers,
    signal,
  })
  request.on('response', (message) => resolve(message.on('error', () => undefined))) // nobody may be reading
  request.on('error', reject) // what comes after the answer has begun is the body's, and it says so there
  request.end(typeof init.body === 'string' ? init.body : undefined)
  return promise
}

const unpackers = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
])

/** Some servers pack although nobody asked. */
export function unpackedBody(message: IncomingMessage): Readable {
  const unpacker = unpackers.get(message.headers['content-encoding']?.trim().toLowerCase() ?? '')
  return unpacker ? pipeline(message, unpacker(), () => undefined) : message
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
