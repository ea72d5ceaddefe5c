import { directions } from '#vendors/voices/acting.ts'
import { askServer } from '#vendors/voices/ask-server.ts'
import { openAiAddress } from '#vendors/voices/openai-address.ts'
import { soundIn } from '#vendors/voices/sound/sound-in.ts'
import type { Speech, SpeechRequest, SpeechTrouble, Spoken, SpokenLine } from '#vendors/voices/speech.ts'
import { voices } from './voices.ts'

type Server = {
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
    sent: (line) => bodyFor(server.model, line),
    languages: ['de', 'fr', 'es'],
    voices,
    speak: (request) => speak(server, name, request),
  }
}

/** Models that cannot act; an operator's own server may leave instructions unread. */
const takesNoDirections = /^(?:tts-1|kokoro|piper)/i

function bodyFor(model: string, { text, voice, pace, act }: SpokenLine) {
  const instructions = act && !takesNoDirections.test(model) && directions.get(act)
  const line = {
    model,
    input: text,
    voice,
    ...(pace && { speed: pace }),
    ...(instructions && { instructions }),
  }
  return { ...line, response_format: 'pcm' }
}

async function speak(server: Server, name: string, request: SpeechRequest): Promise<Spoken | SpeechTrouble> {
  const { text, signal } = request
  if (text.length > mostCharacters)
    return { outcome: 'give-up', reason: `A sentence of ${text.length} characters is too long for ${name}.` }
  const answer = await askServer({
    name,
    url: openAiAddress(server.baseUrl, 'audio/speech'),
    headers: {
      'Content-Type': 'application/json',
      ...(server.key && { Authorization: `Bearer ${server.key}` }),
    },
    body: JSON.stringify(bodyFor(server.model, request)),
    timeoutMilliseconds: server.timeoutMilliseconds ?? 60_000,
    signal,
  })
  if (answer.outcome !== 'answered') return answer
  const sound = await soundIn(name, answer, rate)
  return 'outcome' in sound ? sound : { outcome: 'spoken', ...sound }
}
