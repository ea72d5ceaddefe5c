/** An MP3 as whoever plays it hears it: encoding moves peaks, and by how much is known only of what was decoded. */
import { MPEGDecoder } from 'mpg123-decoder'
import { LoudnessMeter } from '#audio/loudness.ts'
import type { Stereo } from '#audio/sound.ts'
import { TruePeakMeter } from '#audio/true-peak.ts'
import { WaveformMeter } from '#audio/waveform.ts'

export class HeardMeter implements Disposable {
  readonly #decoder = new MPEGDecoder()
  readonly #loudness = new LoudnessMeter()
  readonly #truePeak = new TruePeakMeter()
  readonly #waveform = new WaveformMeter()

  static async create(): Promise<HeardMeter> {
    const meter = new HeardMeter()
    await meter.#decoder.ready
    return meter
  }

  push(frames: Uint8Array[]) {
    if (frames.length === 0) return
    const [left, right] = this.#decoder.decodeFrames(frames).channelData
    if (!left || !right) throw new Error('The encoder made something that nobody can play')
    const sound = asOne([left, right])
    for (const meter of [this.#loudness, this.#truePeak, this.#waveform]) meter.push(sound)
  }

  /** In LUFS and dBTP. */
  figures() {
    return { loudness: this.#loudness.integrated(), truePeak: this.#truePeak.decibels() }
  }

  levels(bars: number) {
    return this.#waveform.levels(bars)
  }

  [Symbol.dispose]() {
    this.#decoder.free()
  }
}

/** Where only somebody speaks both sides are decoded to the same numbers, and are worked on once. */
function asOne([left, right]: Stereo): Stereo {
  const bytes = ({ buffer, byteOffset, byteLength }: Float32Array) =>
    Buffer.from(buffer, byteOffset, byteLength)
  return bytes(left).equals(bytes(right)) ? [left, left] : [left, right]
}
