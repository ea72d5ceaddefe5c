import type { Recording } from './speech.ts'

/** Measured from the files themselves, whatever they are called. One that holds no sound counts for nothing. */
export async function recordedSeconds(recordings: readonly Recording[]): Promise<number> {
  const seconds = await Promise.all(recordings.map(({ bytes }) => soundSeconds(bytes)))
  return seconds.reduce((sum, each) => sum + each, 0)
}

async function soundSeconds(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const { ALL_FORMATS, BufferSource, Input } = await import('mediabunny') // large, and seldom needed
  using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  try {
    const track = await input.getPrimaryAudioTrack()
    return track ? await track.computeDuration() : 0
  } catch {
    // Not a sound file, or a broken one.
    return 0
  }
}
