/** Sound as speech servers send it: 16-bit samples, with a WAV head or without. */
export type Sound = { pcm: Float32Array; rate: number }

/** Nothing when it is cut off in the middle of a sample. */
export function fromPcm16(bytes: Uint8Array, rate: number): Sound | undefined {
  if (bytes.length % 2 !== 0) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pcm = new Float32Array(bytes.length / 2)
  for (let i = 0; i < pcm.length; i++) pcm[i] = view.getInt16(2 * i, true) / 32_768
  return { pcm, rate }
}

const isWav = (bytes: Uint8Array) => ascii(bytes, 0) === 'RIFF' && ascii(bytes, 8) === 'WAVE'

/** The rate that the head names is believed before the one that was asked for. */
export function fromBytes(bytes: Uint8Array, rate: number): Sound | undefined {
  return isWav(bytes) ? fromWav(bytes) : fromPcm16(bytes, rate)
}

function fromWav(bytes: Uint8Array): Sound | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let format: { channels: number; rate: number; bits: number } | undefined
  for (let at = 12; at + 8 <= bytes.length; ) {
    const [name, length] = [ascii(bytes, at), view.getUint32(at + 4, true)]
    if (name === 'fmt ')
      format = {
        channels: view.getUint16(at + 10, true),
        rate: view.getUint32(at + 12, true),
        bits: view.getUint16(at + 22, true),
      }
    if (name === 'data') {
      if (format?.channels !== 1 || format.bits !== 16) return undefined
      // A server that streams does not know the length yet and writes the longest.
      const isOpen = length >= 0x7fffffff || length === 0
      const end = isOpen ? bytes.length : at + 8 + length
      return end <= bytes.length ? fromPcm16(bytes.subarray(at + 8, end), format.rate) : undefined
    }
    at += 8 + length + (length % 2)
  }
  return undefined
}

const ascii = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
