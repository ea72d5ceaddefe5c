/** LAME for one or two channels: encodes what it is told to and says what came of it. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { createMp3Encoder } from 'wasm-media-encoders'
import { sampleRate } from '#production/sound.ts'

/** In bit/s. */
export type LameOrder = { channels: 1 | 2; bitrate: 48_000 | 64_000 | 112_000 | 128_000 }
export type ToLame = readonly Float32Array[] | 'end'
export type FromLame = Uint8Array

const kbps = { 48000: 48, 64000: 64, 112000: 112, 128000: 128 } as const

async function work(port: MessagePort, { channels, bitrate }: LameOrder) {
  const encoder = await createMp3Encoder()
  // Otherwise it would halve the rate of a small file.
  const outputSampleRate = sampleRate
  encoder.configure({ channels, sampleRate, outputSampleRate, bitrate: kbps[bitrate] })
  port.on('message', (message: ToLame) => {
    const bytes: FromLame = message === 'end' ? encoder.finalize() : encoder.encode(message)
    // A copy: the bytes are the encoder's own.
    port.postMessage(bytes.slice())
    if (message === 'end') port.close()
  })
}

// `Lame` hands in nothing else.
if (parentPort) await work(parentPort, workerData as LameOrder)
