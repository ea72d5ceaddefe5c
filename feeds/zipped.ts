/** Files as one ZIP, while they are read: nothing of it lies in memory, and what its reader leaves is closed. */
import { makeZip } from 'client-zip'

export type ZippedFile = {
  name: string
  at: Date
  /** Rejects where the file has just gone: half an archive is none. */
  content: string | (() => Promise<ReadableStream<Uint8Array>>)
}

/** Stored, not packed: sound and pictures are packed already. Above 4 GB it is a ZIP of 64 bits. */
export const zipped = (files: AsyncIterable<ZippedFile>): ReadableStream<Uint8Array> =>
  makeZip(inputsOf(files), { buffersAreUTF8: true })

async function* inputsOf(files: AsyncIterable<ZippedFile>) {
  for await (const { name, at, content } of files) {
    if (typeof content === 'string') {
      yield { name, lastModified: at, input: content }
      continue
    }
    const reader = (await content()).getReader()
    try {
      yield { name, lastModified: at, input: readOn(reader) }
    } finally {
      await reader.cancel()
    }
  }
}

/** One part at a time, when it is wanted. */
const readOn = (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
