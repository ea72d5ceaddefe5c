import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp3OutputFormat,
  Output,
  type Target,
} from 'mediabunny'
import { type Stereo, sampleRate } from '#audio/sound.ts'
import { encodedFrames, samplesPerFrame } from './encoded-frames.ts'
import { HeardMeter } from './heard-meter.ts'
import type { Bitrate } from './lame-thread.ts'

export async function encodeMp3(
  blocks: AsyncIterable<Stereo>,
  bitrate: Bitrate = 128_000,
): Promise<{ mp3: Uint8Array; heard: HeardMeter }> {
  const target = new BufferTarget()
  const heard = await encodeMp3Into(target, blocks, bitrate)
  if (!target.buffer) throw new Error('The MP3 encoder finished without a file')
  return { mp3: new Uint8Array(target.buffer), heard }
}

const seconds = samplesPerFrame / sampleRate

/** `progress` hears how many seconds are encoded. What comes back has heard the file. */
export async function encodeMp3Into(
  target: Target,
  blocks: AsyncIterable<Stereo>,
  bitrate: Bitrate,
  progress?: (seconds: number) => void,
): Promise<HeardMeter> {
  using heard = await HeardMeter.create()
  const output = new Output({ format: new Mp3OutputFormat(), target })
  const source = new EncodedAudioPacketSource('mp3')
  output.addAudioTrack(source)
  await output.start()
  let number = 0
  for await (const frames of encodedFrames(blocks, bitrate)) {
    heard.push(frames)
    for (const frame of frames) {
      const packet = new EncodedPacket(frame, 'key', number++ * seconds, seconds)
      await source.add(packet, { decoderConfig: { codec: 'mp3', numberOfChannels: 2, sampleRate } })
    }
    progress?.(number * seconds)
  }
  await output.finalize()
  return heard
}
