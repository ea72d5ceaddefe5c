/** A sample as whoever plays its file hears it: how loud it is, how high it peaks, and its bars. */
import { loudness } from '#audio/loudness.ts'
import { sampleRate } from '#audio/sound.ts'
import { TruePeakMeter } from '#audio/true-peak.ts'
import { WaveformMeter } from '#audio/waveform.ts'
import type { Sample } from '#domain/sample.ts'
import { inTwoInks, waveformBars } from '#domain/waveform.ts'
import { decodeMp3 } from '#vendors/voices/sound/decode-mp3.ts'

export async function heardInMp3(
  mp3: Uint8Array,
  { seconds, sentences }: Pick<Sample, 'seconds' | 'sentences'>,
): Promise<Pick<Sample, 'loudness' | 'truePeak' | 'waveform'>> {
  const { channels, rate } = await decodeMp3(mp3)
  const [left, right = left] = channels
  if (!left?.length || !right || rate !== sampleRate) throw new Error('This is no MP3 of ours.')
  const [bars, peak] = [new WaveformMeter(), new TruePeakMeter()]
  for (const meter of [bars, peak]) meter.push([left, right])
  return {
    loudness: hundredth(loudness([left, right])),
    truePeak: hundredth(peak.decibels()),
    waveform: inTwoInks(bars.levels(waveformBars), seconds, sentences),
  }
}

const hundredth = (exact: number) => Math.round(exact * 100) / 100
