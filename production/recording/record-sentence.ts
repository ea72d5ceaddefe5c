/** One sentence: looked for, or asked for, cleaned, heard back where it is its turn, and kept. */
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Saying } from '#domain/ear/sayings.ts'
import { own } from '#domain/own.ts'
import type { Sentence } from '#domain/script.ts'
import type { Voice } from '#domain/voice.ts'
import type { SpeechTrouble, SpokenLine } from '#vendors/voices/speech.ts'
import { type ClipHead, readClipHead, secondsOf } from './clip.ts'
import { isHeardBack, type Listener } from './hear-back.ts'
import { clipNameOf, spokenLineOf } from './line-of.ts'
import { patiently, sleep } from './patiently.ts'
import type { Clip, RecordingOrder } from './record-voices.ts'
import type { RecordedSentence } from './recording-thread.ts'
import type { RecordingThreads } from './recording-threads.ts'

type Studio = RecordingOrder & { threads: RecordingThreads; listener?: Listener }

export async function recordSentence(
  studio: Studio,
  sentences: readonly Sentence[],
  index: number,
): Promise<Clip | SpeechTrouble> {
  const { speech, cacheFolder, shared, lexicon, script, listener, signal } = studio
  signal?.throwIfAborted()
  const voice = voiceFor(studio, sentences[index])
  if (typeof voice !== 'string') return voice
  const { line, pieces } = spokenLineOf(sentences, index, voice, { lexicon, language: script.language })
  const name = clipNameOf(speech, line)
  const file = path.join(cacheFolder, `${name}.clip`)
  const known = (await readClipHead(file)) ?? (await shared?.fetch(file).then(() => readClipHead(file)))
  if (known) return clipOf(file, known, pieces)
  const isHeard = listener && isHeardBack(name)
  const done = await (isHeard ? recordHeard(studio, listener, line, file) : record(studio, line, file))
  if (done.outcome !== 'kept') return done
  await shared?.keep(file)
  return clipOf(file, done.head, pieces)
}

/** Under another name until it was heard: whoever is ended in between begins it anew. */
async function recordHeard(
  studio: Studio,
  listener: Listener,
  line: SpokenLine,
  file: string,
): Promise<RecordedSentence> {
  const draft = `${file}.${crypto.randomUUID()}`
  try {
    const done = await record(studio, line, draft)
    if (done.outcome !== 'kept') return done
    const again = (other: string) => record(studio, { ...line, take: 2 }, other)
    const head = await listener.check(draft, done.head, line.text, again)
    await rename(draft, file)
    return { outcome: 'kept', head }
  } finally {
    await rm(draft, { force: true })
  }
}

async function record(
  { speech, threads, sleepFor = sleep, signal }: Studio,
  line: SpokenLine,
  file: string,
): Promise<RecordedSentence> {
  if (speech.module) return threads.run({ file, text: line.text, from: { module: speech.module, line } })
  const speak = () => speech.speak({ ...line, ...(signal && { signal }) })
  const spoken = await (sleepFor === 'never' ? speak() : patiently(speak, sleepFor, signal))
  return spoken.outcome === 'spoken' ? threads.run({ file, text: line.text, from: spoken }) : spoken
}

function voiceFor(
  { voices, speech }: RecordingOrder,
  sentence: Sentence | undefined,
): string | SpeechTrouble {
  const voice: Voice | undefined = sentence && voices[sentence.speaker]
  if (!voice) return { outcome: 'give-up', reason: `Nobody has a voice for the ${sentence?.speaker}.` }
  const named = own(speech.voices, voice.id)
  return named ?? { outcome: 'give-up', reason: `${speech.name} has no voice for ${voice.name}.` }
}

/** What is said is timed; what is written is shown. */
function clipOf(file: string, head: ClipHead, pieces: readonly Saying[]): Clip {
  let at = 0
  const words = pieces.map(({ text, said }) => {
    const spans = head.spans.slice(at, at + said.split(' ').length)
    at += spans.length
    return { text, start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 }
  })
  return {
    file,
    seconds: secondsOf(head),
    words,
    ...(head.misheard !== undefined && { misheard: head.misheard }),
  }
}
