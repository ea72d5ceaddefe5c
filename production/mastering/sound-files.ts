import { type FileHandle, open } from 'node:fs/promises'
import { StreamTarget } from 'mediabunny'
import { type Stereo, sampleRate } from '#production/sound.ts'

/** Where an encoder writes when `offset` bytes before it are somebody else's. */
export function fileTarget(file: FileHandle, offset: number): StreamTarget {
  const writable = new WritableStream<{ data: Uint8Array; position: number }>({
    async write({ data, position }) {
      await file.write(data, 0, data.length, offset + position)
    },
  })
  return new StreamTarget(writable, { chunked: true, chunkSize: 2 ** 16 })
}

const headLength = 44
const bytesPerFrame = 4

/** Stereo in 16 bits; the head, which names the length, is written last. */
export class WavFile implements AsyncDisposable {
  readonly #file: FileHandle
  #frames = 0

  private constructor(file: FileHandle) {
    this.#file = file
  }

  static async create(name: string): Promise<WavFile> {
    return new WavFile(await open(name, 'w'))
  }

  async write([left, right]: Stereo) {
    const bytes = Buffer.alloc(bytesPerFrame * left.length)
    for (let i = 0; i < left.length; i++) {
      bytes.writeInt16LE(whole(left[i] ?? 0), bytesPerFrame * i)
      bytes.writeInt16LE(whole(right[i] ?? 0), bytesPerFrame * i + 2)
    }
    await this.#file.write(bytes, 0, bytes.length, headLength + bytesPerFrame * this.#frames)
    this.#frames += left.length
  }

  async finish() {
    const length = bytesPerFrame * this.#frames
    const head = Buffer.alloc(headLength)
    head.write('RIFF', 0)
    head.writeUInt32LE(headLength - 8 + length, 4)
    head.write('WAVEfmt ', 8)
    head.writeUInt32LE(16, 16)
    head.writeUInt16LE(1, 20)
    head.writeUInt16LE(2, 22)
    head.writeUInt32LE(sampleRate, 24)
    head.writeUInt32LE(bytesPerFrame * sampleRate, 28)
    head.writeUInt16LE(bytesPerFrame, 32)
    head.writeUInt16LE(16, 34)
    head.write('data', 36)
    head.writeUInt32LE(length, 40)
    await this.#file.write(head, 0, headLength, 0)
  }

  async [Symbol.asyncDispose]() {
    await this.#file.close()
  }
}

const whole = (sample: number) => Math.max(-32_768, Math.min(32_767, Math.round(32_767 * sample)))
