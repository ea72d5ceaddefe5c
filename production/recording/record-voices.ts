/** Every sentence of a script becomes a clip: spoken, examined, cleaned, levelled, and kept by what made it. */
import type { Episode, SpokenWord } from '#domain/episode.ts'
import type { Lexicon } from '#domain/lexicon.ts'
import type { Script } from '#domain/script.ts'
import type { Cast } from '#domain/voice.ts'
import { isStorageTrouble } from '#vendors/storage/storage.ts'
import type { Recogniser } from '#vendors/voices/recogniser.ts'
import type { Speech, SpeechTrouble } from '#vendors/voices/speech.ts'
import { Listener } from './hear-back.ts'
import { type Sleep, sleep } from './patiently.ts'
import { recordSentence } from './record-sentence.ts'
import { RecordingThreads } from './recording-threads.ts'
import type { SharedClips } from './shared-clips.ts'

export type RecordingOrder = {
  script: Script
  voices: Cast
  speech: Speech
  cacheFolder: string
  /** For an engine that is paid: what one machine has recorded no other one asks for again. */
  shared?: SharedClips
  lexicon?: Lexicon
  /** Whoever listens to one clip in twenty. */
  recogniser?: Recogniser
  /** One sentence alone, among its neighbours. */
  only?: number
  /** How a vendor who is busy is waited for; whoever has a person waiting does not. */
  sleepFor?: Sleep | 'never'
  signal?: AbortSignal
}

/** One sentence; words count from the clip's own beginning. */
export type Clip = {
  file: string
  seconds: number
  words: readonly SpokenWord[]
  /** What somebody who listened has heard instead. */
  misheard?: string
}

export type Recorded = {
  outcome: 'recorded'
  /** One for each sentence, in the script's order. */
  clips: readonly Clip[]
  voices: Episode['voices']
  /** Why nobody listened, where somebody should have. */
  unheard?: string
}

export async function recordVoices(order: RecordingOrder): Promise<Recorded | SpeechTrouble> {
  const { clips, voices, listener } = startRecording(order)
  try {
    const all = await Array.fromAsync(clips)
    return {
      outcome: 'recorded',
      clips: all,
      voices,
      ...(listener?.trouble && { unheard: listener.trouble }),
    }
  } catch (error) {
    if (error instanceof RecordingStopped) return error.trouble
    if (isStorageTrouble(error)) return { outcome: error.outcome, reason: error.message }
    throw error
  }
}

/** What broke a recording off that somebody was already listening to. */
class RecordingStopped extends Error {
  readonly trouble: SpeechTrouble
  constructor(trouble: SpeechTrouble) {
    super(trouble.reason)
    this.trouble = trouble
  }
}

/** The clips as they are made, in the script's order, for who cannot wait for the last one. */
export function startRecording(order: RecordingOrder): {
  clips: AsyncGenerator<Clip>
  voices: Episode['voices']
  listener: Listener | undefined
} {
  const { voices, speech, script, lexicon, recogniser, sleepFor = sleep, signal } = order
  const { engine, isPreview } = speech
  const named = Object.entries(voices).map(([speaker, { name }]) => [speaker, { name, engine, isPreview }])
  const language = script.language ?? 'en'
  const listener =
    recogniser &&
    new Listener({ recogniser, sleepFor, language, ...(lexicon && { lexicon }), ...(signal && { signal }) })
  return { clips: clipsOf(order, listener), voices: Object.fromEntries(named), listener }
}

/** Sentences under way at a time, so that both threads are busy; a vendor is asked for as many as it has places. */
const ahead = 6

async function* clipsOf(order: RecordingOrder, listener?: Listener): AsyncGenerator<Clip> {
  const sentences = order.script.chapters.flatMap((chapter) => chapter.sentences)
  const most = order.speech.places ?? ahead
  await using threads = new RecordingThreads()
  const underWay: Promise<Clip | SpeechTrouble>[] = []
  const behind = order.only === undefined ? sentences.length : order.only + 1
  for (let next = order.only ?? 0; next < behind || underWay.length > 0; ) {
    while (underWay.length < most && next < behind) {
      const clip = recordSentence({ ...order, threads, ...(listener && { listener }) }, sentences, next++)
      // Whoever awaits it in its turn hears of it; until then Node would take it for one that nobody handles.
      clip.catch(() => {})
      underWay.push(clip)
    }
    const clip = await underWay.shift()
    if (clip && 'outcome' in clip) throw new RecordingStopped(clip)
    if (clip) yield clip
  }
}
