/** What every file of this room means by sound: samples between -1 and 1, 44,100 of them a second. */
export const sampleRate = 44_100

export type Stereo = readonly [left: Float32Array, right: Float32Array]

/** Sides that are one and the same array, as wherever only somebody speaks, are worked on once. */
export function perSide<T, S>([left, right]: readonly [S, S], work: (side: S) => T): readonly [T, T] {
  const done = work(left)
  return [done, left === right ? done : work(right)]
}

export const isMono = ([left, right]: Stereo) => left === right

export function silence(seconds: number): Stereo {
  const length = Math.round(seconds * sampleRate)
  return [new Float32Array(length), new Float32Array(length)]
}

export const amplitude = (decibels: number) => 10 ** (decibels / 20)
export const decibels = (amplitude: number) => 20 * Math.log10(amplitude)

// Plain loops: `map` on a typed array boxes every sample it hands over: 100 ns against 5 here.

export function amplify(samples: Float32Array, gain: number) {
  for (let i = 0; i < samples.length; i++) samples[i] = gain * (samples[i] ?? 0)
  return samples
}

/** Lays `source` over `target`, `offset` samples in; what would stick out at the end is dropped. */
export function mixInto(target: Float32Array, source: Float32Array, gain = 1, offset = 0) {
  const under = target.subarray(offset, offset + source.length)
  for (let i = 0; i < under.length; i++) under[i] = (under[i] ?? 0) + gain * (source[i] ?? 0)
}

// From one sample up to another: a view of a short stretch takes 7 µs to make, longer than reading it.

export function highest(samples: Float32Array, from = 0, to = samples.length) {
  let peak = 0
  for (let i = from; i < to; i++) {
    const height = Math.abs(samples[i] ?? 0)
    if (height > peak) peak = height
  }
  return peak
}

export function power(samples: Float32Array, from = 0, to = samples.length) {
  let energy = 0
  for (let i = from; i < to; i++) {
    const sample = samples[i] ?? 0
    // Not `** 2`: until it is fully optimized, and inlined that is late, it takes 16 ns a sample.
    energy += sample * sample
  }
  return energy / (to - from || 1)
}
