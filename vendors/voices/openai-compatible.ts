import { ask } from './ask-server.ts'
import { fromBytes } from './pcm.ts'
import type { Speech, SpeechRequest, Spoken, Trouble } from './speech.ts'

type Server = {
  /** Up to and without `/v1`. */
  baseUrl: string
  key?: string
  model: string
  timeoutMilliseconds?: number
}

/** What the wire format promises for `pcm`: 16 bits, one channel. */
const rate = 24_000
const mostCharacters = 4096

/** Any server that speaks OpenAI's `POST /v1/audio/speech`, such as one with open weights in the next room. */
export function openAiCompatible(server: Server): Speech {
  const name = `the speech server at ${new URL(server.baseUrl).host}`
  return {
    engine: 'openai',
    name,
    version: `openai-${server.model}`,
    isPreview: false,
    languages: ['de', 'fr', 'es'],
    // The wire format has no list.
    voices: async () => ({ outcome: 'listed', voices: [] }),
    speak: (request) => speak(server, name, request),
    clone: async () => ({ outcome: 'give-up', reason: `Voices cannot be cloned by ${name}.` }),
  }
}

async function speak(server: Server, name: string, request: SpeechRequest): Promise<Spoken | Trouble> {
  const { text: input, voice, pace: speed, signal } = request
  if (input.length > mostCharacters)
    return { outcome: 'give-up', reason: `A sentence of ${input.length} characters is too long for ${name}.` }
  const answer = await ask({
    name,
    url: `${server.baseUrl.replace(/\/+$/, '')}/v1/audio/speech`,
    headers: {
      'Content-Type': 'application/json',
      ...(server.key && { Authorization: `Bearer ${server.key}` }),
    },
    body: JSON.stringify({ model: server.model, input, voice, speed, response_format: 'pcm' }),
    timeoutMilliseconds: server.timeoutMilliseconds ?? 60_000,
    signal,
  })
  if (answer.outcome !== 'answered') return answer
  const sound = fromBytes(answer.bytes, rate)
  return sound
    ? { outcome: 'spoken', ...sound }
    : { outcome: 'wait', reason: `The sound from ${name} was cut off.` }
}
