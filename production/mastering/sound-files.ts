import { type FileHandle, open } from 'node:fs/promises'
import { StreamTarget } from 'mediabunny'
import type { Stereo } from '#audio/sound.ts'
import { asSixteenBits, wavHead, wavHeadLength } from '#audio/wav.ts'

/** Where an encoder writes when `offset` bytes before it are somebody else's. */
export function fileTarget(file: FileHandle, offset: number): StreamTarget {
  const writable = new WritableStream<{ data: Uint8Array; position: number }>({
    async write({ data, position }) {
      await file.write(data, 0, data.length, offset + position)
    },
  })
  return new StreamTarget(writable, { chunked: true, chunkSize: 2 ** 16 })
}

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

  async write(sound: Stereo) {
    const bytes = asSixteenBits(sound)
    await this.#file.write(bytes, 0, bytes.length, wavHeadLength + bytesPerFrame * this.#frames)
    this.#frames += sound[0].length
  }

  async finish() {
    await this.#file.write(wavHead(2, this.#frames), 0, wavHeadLength, 0)
  }

  async [Symbol.asyncDispose]() {
    await this.#file.close()
  }
}
