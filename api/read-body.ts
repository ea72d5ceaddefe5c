import { isUtf8 } from 'node:buffer'
import type { Readable } from 'node:stream'
import { type RestRefusal, refusals } from './rest-refusals.ts'

const mostBytes = 16_384

/** The body as text; nothing beyond the limit is read. */
export async function readRequestBody(
  request: Request,
  incoming: Readable | undefined,
): Promise<{ text: string } | { refusal: RestRefusal }> {
  const bytes = await readBytes(request, incoming, mostBytes)
  if (typeof bytes === 'string') return { refusal: refusals[bytes] }
  return isUtf8(bytes) ? { text: bytes.toString() } : { refusal: refusals.noJson }
}

type Bytes = Buffer<ArrayBuffer>

/** Too large by its header, or as it comes. `incoming` is the request on its socket. */
export async function readBytes(
  request: Request,
  incoming: Readable | undefined,
  most: number,
): Promise<Bytes | 'tooLarge' | 'cutOff'> {
  const { headers } = request
  if (Number(headers.get('content-length')) > most) return 'tooLarge'
  try {
    if (incoming && headers.has('transfer-encoding')) return await readPieces(incoming, most)
    // Node sees to it that a body is not longer than announced, and in one piece it is read at a third of the cost.
    const bytes = Buffer.from(await request.arrayBuffer())
    return bytes.length > most ? 'tooLarge' : bytes
  } catch {
    return 'cutOff' // the client is gone
  }
}

/** Without a web stream in between, which takes in some 200 KB of each body before anybody counts. */
function readPieces(incoming: Readable, most: number): Promise<Bytes | 'tooLarge'> {
  const { promise, resolve, reject } = Promise.withResolvers<Bytes | 'tooLarge'>()
  const pieces: Buffer[] = []
  let length = 0
  const take = (piece: Buffer) => {
    length += piece.length
    pieces.push(piece)
    if (length <= most) return
    incoming.off('data', take).pause()
    resolve('tooLarge')
  }
  incoming
    .on('data', take)
    .once('end', () => resolve(Buffer.concat(pieces)))
    .once('error', reject)
    .once('close', () => reject(new Error('The body ended too early.'))) // after its end nobody hears it
  return promise
}
