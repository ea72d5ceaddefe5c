/** LAME in a thread of its own, and its bytes as whole frames of MPEG-1 layer III (ISO 11172-3, 2.4.1.3). */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Stereo, sampleRate } from '#audio/sound.ts'
import type { Bitrate, FromLame, ToLame } from './lame-thread.ts'

/** So many pieces may wait for it: whoever mixes is sometimes faster. */
const ahead = 60

export const samplesPerFrame = 1152

/** As many as are ready, now and again. */
export async function* encodedFrames(
  blocks: AsyncIterable<Stereo>,
  bitrate: Bitrate,
): AsyncGenerator<Uint8Array[]> {
  const thread = new Worker(new URL('./lame-thread.ts', import.meta.url), { workerData: bitrate })
  const made: Uint8Array[] = []
  let waiting = 0
  thread.on('message', (bytes: FromLame) => {
    waiting--
    made.push(bytes)
  })
  const ended = once(thread, 'exit')
  // Whoever waits hears of it; until then Node would take it for a failure that nobody handles.
  ended.catch(() => {})
  const send = (message: ToLame) => {
    thread.postMessage(message)
    waiting++
  }
  let begun: Uint8Array = new Uint8Array()
  const ready = () => {
    const { frames, rest } = framesIn(Buffer.concat([begun, ...made.splice(0)]))
    begun = rest
    return frames
  }
  try {
    for await (const block of blocks) {
      send(block)
      if (waiting > ahead) await Promise.race([once(thread, 'message'), ended])
      yield ready()
    }
    send('end')
    await ended
    if (waiting > 0) throw new Error('The encoder ended too early')
    yield ready()
  } finally {
    await thread.terminate()
  }
}

/** All that are whole by now, and the beginning of the next. */
function framesIn(bytes: Uint8Array) {
  const frames: Uint8Array[] = []
  let at = 0
  for (let end = lengthAt(bytes, at); end <= bytes.length; end = at + lengthAt(bytes, at)) {
    frames.push(bytes.subarray(at, end))
    at = end
  }
  return { frames, rest: bytes.subarray(at) }
}

/** In kbit/s, by their number in a frame's head. */
const bitrates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]

function lengthAt(bytes: Uint8Array, at: number) {
  if (bytes.length < at + 4) return Number.POSITIVE_INFINITY
  const [sync, , third = 0] = bytes.subarray(at, at + 4)
  const kbps = bitrates[third >> 4]
  if (sync !== 0xff || !kbps) throw new Error('The encoder made something that is no frame')
  return Math.floor((samplesPerFrame * kbps * 125) / sampleRate) + ((third >> 1) & 1)
}
