/** One channel, between -1 and 1. */
export type Sound = { pcm: Float32Array; rate: number }

/** The value of the sample that begins there. */
export type SampleReader = (view: DataView, at: number) => number

export const readSixteenBits: SampleReader = (view, at) => view.getInt16(at, true) / 32_768
const turnedRound: SampleReader = (view, at) => view.getInt16(at, false) / 32_768

/** Samples of all channels in turn become their middle. Nothing when they end within a sample. */
export function fromSamples(
  bytes: Uint8Array,
  read: SampleReader,
  bytesEach: number,
  channels: number,
): Float32Array | undefined {
  const frame = bytesEach * channels
  if (bytes.length % frame !== 0) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pcm = new Float32Array(bytes.length / frame)
  for (let i = 0; i < pcm.length; i++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++) sum += read(view, i * frame + channel * bytesEach)
    pcm[i] = sum / channels
  }
  return pcm
}

export const middleOf = ([first = new Float32Array(), ...others]: readonly Float32Array[]): Float32Array =>
  others.every((channel) => channel === first)
    ? first
    : first.map(
        (sample, i) => others.reduce((sum, each) => sum + (each[i] ?? 0), sample) / (others.length + 1),
      )

/**
 * Without a head: 16 bits. `audio/L16` puts the high byte first by its standard and last by most servers' habit; the
 * right way round is the smooth one.
 */
export function fromRaw(bytes: Uint8Array, type: string, usualRate: number): Sound | undefined {
  const rate = numberIn(type, /[;\s](?:sample-?)?rate=(\d+)/i) ?? usualRate
  const channels = numberIn(type, /[;\s]channel(?:s|-count)=(\d+)/i) ?? 1
  if (channels < 1 || channels > 8) return undefined
  const pcm = fromSamples(bytes, readSixteenBits, 2, channels)
  if (!pcm || !/^audio\/(?:x-)?l16/i.test(type)) return pcm && { pcm, rate }
  const turned = fromSamples(bytes, turnedRound, 2, channels) ?? pcm
  return { pcm: roughness(turned) < roughness(pcm) ? turned : pcm, rate }
}

const numberIn = (type: string, form: RegExp) => {
  const found = form.exec(type)?.[1]
  return found === undefined ? undefined : Number(found)
}

/** How far each sample is from the one before, beside how far all are from nothing. */
function roughness(pcm: Float32Array): number {
  let [steps, heights] = [0, 0]
  for (let i = 1; i < pcm.length; i++) {
    steps += Math.abs((pcm[i] ?? 0) - (pcm[i - 1] ?? 0))
    heights += Math.abs(pcm[i] ?? 0)
  }
  return steps / (heights || 1)
}
