/** A thread of the recording studio: speaks where the engine computes on the spot, then cleans and keeps the clip. */
import { parentPort } from 'node:worker_threads'
import type { Speech, SpeechTrouble, Spoken, SpokenLine } from '#vendors/voices/speech.ts'
import { type ClipHead, writeClip } from './clip.ts'
import { finishClip } from './finish-clip.ts'
import { whyUnusable } from './why-unusable.ts'

export type Job = {
  file: string
  text: string
  /** What somebody else's machine has said, or the module that says it here. */
  from: Spoken | Here
}

type Here = { module: string; line: SpokenLine }

export type RecordedSentence = { outcome: 'kept'; head: ClipHead } | SpeechTrouble

async function record({ file, text, from }: Job): Promise<RecordedSentence> {
  const isHere = 'module' in from
  const spoken = isHere ? await speakHere(from) : from
  if (spoken.outcome !== 'spoken') return spoken
  const fault = whyUnusable(spoken, text)
  // The same engine here says the same again; another machine may do better next time.
  if (fault) return { outcome: isHere ? 'give-up' : 'wait', reason: `The sound ${fault}.` }
  return { outcome: 'kept', head: await writeClip(file, finishClip(spoken, text)) }
}

async function speakHere({ module, line }: Here) {
  const { speech }: { speech: Speech } = await import(module)
  return speech.speak(line)
}

const port = parentPort
port?.on('message', (job: Job) => {
  record(job).then(
    (done) => port.postMessage({ done }),
    (error: unknown) => port.postMessage({ error }),
  )
})
