/** What a sound engineer does to every voice: clear it a little, even it out, bring it to one level. */
import { Filter, filter, highPass, highShelf, peaking } from '#audio/filter.ts'
import { kWeighting } from '#audio/loudness.ts'
import { amplify, amplitude, power, sampleRate } from '#audio/sound.ts'

/** Of every clip alone, in LUFS; the mix of them is known from it. */
export const clipLoudness = -20

/** A voice below this rate has nothing above 9 kHz and sounds covered. */
const coveredRate = 18_000

/** At the rate of its engine: for the built-in one that is a third of the work at ours. */
export function polished(samples: Float32Array, rate: number): Float32Array {
  const air = rate < coveredRate ? 3.5 : 1
  // The filters are drawn for our rate; at another one the same curve lies at other frequencies.
  const at = (hertz: number) => (hertz * sampleRate) / rate
  filter(samples, highPass(at(75)), peaking(at(250), 0.9, -1.5), highShelf(at(3500), air))
  return levelled(evened(levelled(samples, rate), rate), rate)
}

function levelled(samples: Float32Array, rate: number) {
  const measured = loudnessOfVoice(samples, rate)
  return Number.isFinite(measured) ? amplify(samples, amplitude(clipLoudness - measured)) : samples
}

/**
 * BS.1770's weighting and its gate, with blocks of 100 ms: a "Yes." is shorter than the standard's 400, and counts
 * as much as it would among other words.
 */
function loudnessOfVoice(samples: Float32Array, rate: number): number {
  const weighted = new Filter(...kWeighting(rate)).run(samples.slice())
  const length = Math.round(rate / 10)
  const blocks = Array.from({ length: Math.ceil(samples.length / length) }, (_, i) =>
    power(weighted, i * length, Math.min(samples.length, (i + 1) * length)),
  )
  const gate = mean(blocks) / 10
  return -0.691 + 10 * Math.log10(mean(blocks.filter((block) => block > gate)))
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1)

const threshold = amplitude(-19)

/** 3 to 1 above the threshold. */
const squeeze = 2 / 3

function evened(samples: Float32Array, rate: number) {
  const attack = Math.exp(-1 / (0.0015 * rate))
  const release = Math.exp(-1 / (0.1 * rate))
  let level = 0
  for (let i = 0; i < samples.length; i++) {
    const sample = samples[i] ?? 0
    const height = Math.abs(sample)
    level = height + (height > level ? attack : release) * (level - height)
    if (level > threshold) samples[i] = sample * Math.exp(squeeze * Math.log(threshold / level))
  }
  return samples
}
