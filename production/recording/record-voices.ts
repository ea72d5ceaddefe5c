/** Every sentence of a script becomes a clip: spoken, examined, cleaned, levelled, and kept by what made it. */
import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Saying } from '#domain/ear/sayings.ts'
import type { Episode, SpokenWord } from '#domain/episode.ts'
import { type Lexicon, sayings } from '#domain/lexicon.ts'
import { isHost, type Script, type Sentence } from '#domain/script.ts'
import type { Cast, Voice } from '#domain/voice.ts'
import { whyNotSpoken } from '#domain/voice-consent.ts'
import { isStorageTrouble } from '#vendors/storage/storage.ts'
import type { Speech, Trouble } from '#vendors/voices/speech.ts'
import { type ClipHead, readClipHead, secondsOf } from './clip.ts'
import { finishVersion } from './finish-clip.ts'
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
  signal?: AbortSignal
}

/** One sentence; words count from the clip's own beginning. */
export type Clip = { file: string; seconds: number; words: readonly SpokenWord[] }

export type Recorded = {
  outcome: 'recorded'
  /** One for each sentence, in the script's order. */
  clips: readonly Clip[]
  voices: Episode['voices']
}

export async function recordVoices(order: RecordingOrder): Promise<Recorded | Trouble> {
  const { clips, voices } = startRecording(order)
  try {
    return { outcome: 'recorded', clips: await Array.fromAsync(clips), voices }
  } catch (error) {
    if (error instanceof RecordingStopped) return error.trouble
    if (isStorageTrouble(error)) return { outcome: error.outcome, reason: error.message }
    throw error
  }
}

/** What broke a recording off that somebody was already listening to. */
export class RecordingStopped extends Error {
  readonly trouble: Trouble
  constructor(trouble: Trouble) {
    super(trouble.reason)
    this.trouble = trouble
  }
}

/** The clips as they are made, in the script's order, for who cannot wait for the last one. */
export function startRecording(order: RecordingOrder): {
  clips: AsyncGenerator<Clip>
  voices: Episode['voices']
} {
  const { voices, speech } = order
  const { engine, isPreview } = speech
  const named = Object.entries(voices).map(([speaker, { name }]) => [speaker, { name, engine, isPreview }])
  return { clips: clipsOf(order), voices: Object.fromEntries(named) }
}

/** Sentences under way at a time: both threads busy, and no vendor asked for more than a small plan allows. */
const ahead = { here: 6, elsewhere: 3 }

async function* clipsOf(order: RecordingOrder): AsyncGenerator<Clip> {
  const sentences = order.script.chapters.flatMap((chapter) => chapter.sentences)
  const most = order.speech.module ? ahead.here : ahead.elsewhere
  await using threads = new RecordingThreads()
  const underWay: Promise<Clip | Trouble>[] = []
  for (let next = 0; next < sentences.length || underWay.length > 0; ) {
    while (underWay.length < most && next < sentences.length) {
      const clip = recordSentence(order, sentences, next++, threads)
      // Whoever awaits it in its turn hears of it; until then Node would take it for one that nobody handles.
      clip.catch(() => {})
      underWay.push(clip)
    }
    const clip = await underWay.shift()
    if (clip && 'outcome' in clip) throw new RecordingStopped(clip)
    if (clip) yield clip
  }
}

async function recordSentence(
  order: RecordingOrder,
  sentences: readonly Sentence[],
  index: number,
  threads: RecordingThreads,
): Promise<Clip | Trouble> {
  const { speech, cacheFolder, shared, signal } = order
  signal?.throwIfAborted()
  const sentence = sentences[index]
  if (!sentence) throw new Error(`There is no sentence ${index}`)
  const voice = voiceFor(order, sentence)
  if (typeof voice !== 'string') return voice
  const pieces = sayings(sentence.text, order.lexicon, order.script.language)
  const text = pieces.map(({ said }) => said).join(' ')
  const asked = { voice, ...(!isHost(sentence.speaker) && { pace: readingPace }) }
  const file = path.join(cacheFolder, `${keyOf(speech, asked, text)}.clip`)
  const known = (await readClipHead(file)) ?? (await shared?.fetch(file).then(() => readClipHead(file)))
  if (known) return clipOf(file, known, pieces)
  const said = (at: number) => sentences[at]?.text
  const request = { text, ...asked, ...around(said(index - 1), said(index + 1)), ...(signal && { signal }) }
  const from = speech.module ? { module: speech.module, ...asked } : await speech.speak(request)
  if ('outcome' in from && from.outcome !== 'spoken') return from
  const done = await threads.run({ file, text, from })
  if (done.outcome !== 'kept') return done
  await shared?.keep(file)
  return clipOf(file, done.head, pieces)
}

const around = (before?: string, after?: string) => ({ ...(before && { before }), ...(after && { after }) })

type Asked = { voice: string; pace?: number }

/** Whoever reads to somebody takes more time than whoever talks. */
const readingPace = 0.88

/** A cloned voice says nothing that its owner has not allowed, whoever asks. */
function voiceFor({ script, voices, speech }: RecordingOrder, { speaker }: Sentence): string | Trouble {
  const voice: Voice | undefined = voices[speaker]
  if (!voice) return { outcome: 'give-up', reason: `Nobody has a voice for the ${speaker}.` }
  const refused = voice.consent && whyNotSpoken(voice.consent, script.show)
  if (refused) return { outcome: 'ask', reason: refused }
  const named = voice.engines[speech.engine]
  return named ?? { outcome: 'give-up', reason: `${speech.name} has no voice for ${voice.name}.` }
}

function keyOf({ engine, version }: Speech, { voice, pace }: Asked, text: string) {
  const made = JSON.stringify([finishVersion, engine, version, voice, text, ...(pace ? [pace] : [])])
  return createHash('sha256').update(made).digest('hex').slice(0, 40)
}

/** What is said is timed; what is written is shown. */
function clipOf(file: string, head: ClipHead, pieces: readonly Saying[]): Clip {
  let at = 0
  const words = pieces.map(({ text, said }) => {
    const spans = head.spans.slice(at, at + said.split(' ').length)
    at += spans.length
    return { text, start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 }
  })
  return { file, seconds: secondsOf(head), words }
}
