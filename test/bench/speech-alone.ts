/** The speech engine and nothing else, in as many threads as the line uses. */
import { parentPort, Worker } from 'node:worker_threads'
import { own } from '#domain/own.ts'
import type { Script } from '#domain/script.ts'
import type { Cast } from '#domain/voice.ts'
import { speech } from '#vendors/voices/flite/flite-speech.ts'

type Line = { text: string; voice: string }
const threads = 2

/** Until every sentence of a script has been spoken. */
export async function speechAlone(script: Script, voices: Cast): Promise<void> {
  const lines = script.chapters
    .flatMap((chapter) => chapter.sentences)
    .map(({ text, speaker }): Line => ({ text, voice: own(speech.voices, voices[speaker]?.id ?? '') ?? '' }))
  await Promise.all(Array.from({ length: threads }, () => speakInThread(lines)))
}

/** Whoever is free takes the next line. */
function speakInThread(lines: Line[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url))
    const next = () => {
      const line = lines.shift()
      if (line) thread.postMessage(line)
      else void thread.terminate().then(() => resolve())
    }
    thread.once('error', reject)
    thread.on('message', next)
    next()
  })
}

const port = parentPort
port?.on('message', async (line: Line) => {
  const spoken = await speech.speak(line)
  port.postMessage(spoken.outcome)
})
