/** A sample's bars as whoever plays its file hears them. */
import { sampleRate } from '#audio/sound.ts'
import { WaveformMeter } from '#audio/waveform.ts'
import type { Sample } from '#domain/sample.ts'
import { inTwoInks, type Waveform, waveformBars } from '#domain/waveform.ts'
import { decodeMp3 } from '#vendors/voices/sound/decode-mp3.ts'

export async function waveformOfMp3(
  mp3: Uint8Array,
  { seconds, sentences }: Pick<Sample, 'seconds' | 'sentences'>,
): Promise<Waveform> {
  const { channels, rate } = await decodeMp3(mp3)
  const [left, right = left] = channels
  if (!left?.length || !right || rate !== sampleRate) throw new Error('This is no MP3 of ours.')
  const meter = new WaveformMeter()
  meter.push([left, right])
  return inTwoInks(meter.levels(waveformBars), seconds, sentences)
}
