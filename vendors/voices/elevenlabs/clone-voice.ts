import { createHash } from 'node:crypto'
import { z } from 'zod'
import { whyNotCloned } from '#domain/voice-consent.ts'
import { ask } from '#vendors/voices/ask-server.ts'
import { recordedSeconds } from '#vendors/voices/recorded-seconds.ts'
import type { Cloned, CloneRequest, Recording, Trouble } from '#vendors/voices/speech.ts'
import { type ElevenLabs, json, question } from './account.ts'

/**
 * A professional voice: made, given its recordings, and then for its speaker to verify by reading a text aloud,
 * which no program can do for them.
 */
export async function cloneAtElevenLabs(
  account: ElevenLabs,
  request: CloneRequest,
): Promise<Cloned | Trouble> {
  const recordings = differentOnes(request.recordings)
  const refused = whyNotCloned(request.consent, await recordedSeconds(recordings))
  if (refused) return { outcome: 'give-up', reason: refused }
  const voice = await makeVoice(account, request)
  if (typeof voice !== 'string') return voice
  for (const recording of recordings) {
    const trouble = await upload(account, voice, recording, request.signal)
    if (trouble) return trouble
  }
  return { outcome: 'cloned', voice, status: 'verify' }
}

/** The same recording twice is no second recording. */
function differentOnes(recordings: readonly Recording[]): Recording[] {
  const byContent = recordings.map(
    (each) => [createHash('sha256').update(each.bytes).digest('hex'), each] as const,
  )
  return [...new Map(byContent).values()]
}

const made = z.object({ voice_id: z.string().min(1) })

async function makeVoice(account: ElevenLabs, request: CloneRequest): Promise<string | Trouble> {
  const asked = question(account, 'voices/pvc')
  const answer = await ask({
    ...asked,
    headers: { ...asked.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: request.name, language: request.language }),
    signal: request.signal,
  })
  if (answer.outcome !== 'answered') return answer
  const found = made.safeParse(json(answer.bytes))
  return found.success
    ? found.data.voice_id
    : { outcome: 'wait', reason: 'ElevenLabs sent something that is not whole.' }
}

async function upload(
  account: ElevenLabs,
  voice: string,
  { fileName, bytes }: Recording,
  signal?: AbortSignal,
) {
  const body = new FormData()
  body.append('files', new Blob([bytes]), fileName)
  const path = `voices/pvc/${encodeURIComponent(voice)}/samples`
  const minutes = 10
  const answer = await ask({
    ...question(account, path),
    body,
    timeoutMilliseconds: minutes * 60_000,
    signal,
  })
  return answer.outcome === 'answered' ? undefined : answer
}
