import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliDecompress, createGunzip } from 'node:zlib'
import type { WebLimits } from './web.ts'

export class TooLarge extends Error {}

/** A page that was cut off on its way is read as far as it goes, as browsers do. */
const gunzip = () => createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })
const unpackers = {
  identity: () => new PassThrough(),
  gzip: gunzip,
  'x-gzip': gunzip,
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
}
type Coding = keyof typeof unpackers

/** Undefined for a coding that we did not ask for, and for several in a row. */
export function codingOf(response: IncomingMessage): Coding | undefined {
  const coding = response.headers['content-encoding']?.trim().toLowerCase() || 'identity'
  return Object.hasOwn(unpackers, coding) ? (coding as Coding) : undefined // hasOwn is the check
}

/** Stops reading, and so the sender, at the first byte too many: packed or unpacked. */
export async function readAnswerBody(
  response: IncomingMessage,
  coding: Coding,
  limits: WebLimits,
): Promise<Buffer> {
  const received = atMost(limits.receivedBytes)
  const unpacked = atMost(limits.unpackedBytes)
  const chunks: Buffer[] = []
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of unpacked(source)) chunks.push(chunk)
  }
  await pipeline(response, received, unpackers[coding](), collect)
  return Buffer.concat(chunks)
}

function atMost(bytes: number) {
  let count = 0
  return async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      count += chunk.length
      if (count > bytes) throw new TooLarge()
      yield chunk
    }
  }
}
