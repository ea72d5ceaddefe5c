/** What is spoken once in our own voice and kept, for whoever asks for sound that was withdrawn. */
import { Master } from '#audio/master.ts'
import { encodeMp3 } from '#audio/mp3/encode-mp3.ts'
import { type Stereo, silence } from '#audio/sound.ts'
import { voices } from '#content/voices.ts'
import { withdrawnNotice } from '#content/withdrawn-notice.ts'
import type { Script } from '#domain/script.ts'
import type { Cast } from '#domain/voice.ts'
import { foreseenLoudness } from '#production/mastering/master-episode.ts'
import { readClip } from '#production/recording/clip.ts'
import { recordVoices } from '#production/recording/record-voices.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import type { Speech, SpeechTrouble } from '#vendors/voices/speech.ts'

type Wanted = {
  storage: Storage
  speech: Speech
  cast: Cast
  cacheFolder: string
  signal?: AbortSignal
}

type Kept = { outcome: 'there' } | { outcome: 'made'; seconds: number }

const pauseSeconds = 0.45
const bitrate = 64_000

/** Whatever speaks now says it; later it stays as it is. */
export async function keepWithdrawnNotice(wanted: Wanted): Promise<Kept | SpeechTrouble> {
  const { storage, speech, cast, cacheFolder, signal } = wanted
  if (await storage.stat(withdrawnNotice.key)) return { outcome: 'there' }
  const host = cast.host ?? voices.find(({ id }) => Object.hasOwn(speech.voices, id))
  if (!host) return { outcome: 'give-up', reason: 'There is no voice that could say it.' }
  const recorded = await recordVoices({
    ...{ script, speech, cacheFolder, voices: { host }, sleepFor: 'never' },
    ...(signal && { signal }),
  })
  if (recorded.outcome !== 'recorded') return recorded
  const parts: Stereo[] = [silence(pauseSeconds)]
  for (const { file } of recorded.clips) {
    const samples = await readClip(file)
    if (!samples) return { outcome: 'wait', reason: 'The recording is gone.' }
    parts.push([samples, samples], silence(pauseSeconds))
  }
  const { mp3 } = await encodeMp3(new Master({ mixLoudness: foreseenLoudness, bitrate }).run(parts), bitrate)
  // The cast: the encoder's buffer is never shared memory, which is all that BlobPart excludes.
  const file = new Blob([mp3 as Uint8Array<ArrayBuffer>], { type: 'audio/mpeg' })
  await storage.put(withdrawnNotice.key, file)
  return { outcome: 'made', seconds: (8 * mp3.length) / bitrate }
}

const script: Script = {
  show: '',
  title: '',
  summary: ['', '', ''],
  chapters: [
    {
      title: '',
      sentences: withdrawnNotice.sentences.map((text) => ({ speaker: 'host', text, support: 'bridge' })),
    },
  ],
}
