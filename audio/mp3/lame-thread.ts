/** LAME for two channels: encodes what it is told to and says what came of it. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { createMp3Encoder } from 'wasm-media-encoders'
import { type Stereo, sampleRate } from '#audio/sound.ts'

/** In bit/s. */
export type Bitrate = 64_000 | 128_000
export type ToLame = Stereo | 'end'
export type FromLame = Uint8Array

const kbps = { 64000: 64, 128000: 128 } as const

async function work(port: MessagePort, bitrate: Bitrate) {
  const encoder = await createMp3Encoder()
  // Otherwise it would halve the rate of a small file.
  const outputSampleRate = sampleRate
  encoder.configure({ channels: 2, sampleRate, outputSampleRate, bitrate: kbps[bitrate] })
  port.on('message', (message: ToLame) => {
    const bytes: FromLame = message === 'end' ? encoder.finalize() : encoder.encode(message)
    // A copy: the bytes are the encoder's own.
    port.postMessage(bytes.slice())
    if (message === 'end') port.close()
  })
}

// `encodedFrames` hands in nothing else.
if (parentPort) await work(parentPort, workerData as Bitrate)
