/** What was handed out of a file, told once: with its last byte, or when its reader goes. */
type About = {
  status: number
  first: number
  /** Undefined: all of it. */
  asked: number | undefined
}
export type SentSound = About & { sent: number }
export type NoteSent = (sent: SentSound) => void

type Bytes = ReadableStream<Uint8Array>
export type Through = (stream: Bytes, about: About & { length: number }) => Bytes

export function countedStream(stream: Bytes, length: number, ended: (sent: number) => void): Bytes {
  const reader = stream.getReader()
  let [sent, isTold] = [0, false]
  const tell = () => {
    if (!isTold) ended(sent)
    isTold = true
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch((error: unknown) => {
          tell()
          throw error
        })
        if (value) {
          sent += value.length
          controller.enqueue(value)
        }
        if (done || sent >= length) tell()
        if (done) controller.close()
      },
      async cancel(reason) {
        tell()
        await reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
