import { own } from '#domain/own.ts'
import { ask, type Question } from './ask-server.ts'
import { fromBytes } from './pcm.ts'
import type { Speech, SpeechRequest, Spoken, Trouble } from './speech.ts'

type Azure = { key: string; region: string; baseUrl?: string; timeoutMilliseconds?: number }

const name = 'Azure'
const rate = 24_000

/** Azure's REST interface gives no word times: they come from the pauses later. */
export function azureSpeech(azure: Azure): Speech {
  return {
    engine: 'azure',
    name,
    version: 'azure-v1',
    isPreview: false,
    voices: (signal) => list(azure, signal),
    speak: (request) => speak(azure, request),
    clone: async () => ({
      outcome: 'give-up',
      reason: 'Azure clones voices only by a contract of its own with the speaker, not here.',
    }),
  }
}

const question = ({ key, region, baseUrl, timeoutMilliseconds }: Azure, path: string): Question => ({
  name,
  url: `${baseUrl ?? `https://${region}.tts.speech.microsoft.com`}/cognitiveservices/${path}`,
  headers: { 'Ocp-Apim-Subscription-Key': key },
  timeoutMilliseconds: timeoutMilliseconds ?? 60_000,
})

async function speak(azure: Azure, { text, voice, pace, signal }: SpeechRequest): Promise<Spoken | Trouble> {
  const asked = question(azure, 'v1')
  const answer = await ask({
    ...asked,
    headers: {
      ...asked.headers,
      'Content-Type': 'application/ssml+xml',
      'X-Microsoft-OutputFormat': 'raw-24khz-16bit-mono-pcm',
      'User-Agent': 'Offmic',
    },
    body: ssml(text, voice, pace),
    signal,
  })
  if (answer.outcome !== 'answered') return answer
  const sound = fromBytes(answer.bytes, rate)
  return sound
    ? { outcome: 'spoken', ...sound }
    : { outcome: 'wait', reason: 'The sound from Azure was cut off.' }
}

async function list(azure: Azure, signal?: AbortSignal): ReturnType<Speech['voices']> {
  const answer = await ask({ ...question(azure, 'voices/list'), method: 'GET', signal })
  if (answer.outcome !== 'answered') return answer
  const found: unknown = JSON.parse(new TextDecoder().decode(answer.bytes))
  const voices = Array.isArray(found) ? found.map(({ ShortName }) => String(ShortName)) : []
  return { outcome: 'listed', voices }
}

const language = (voice: string) => /^[a-z]{2,3}-[A-Z]{2}/.exec(voice)?.[0] ?? 'en-US'

/** What a script says is text, whatever it looks like. */
const ssml = (text: string, voice: string, pace = 1) =>
  `<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="${language(voice)}"><voice name="${escaped(voice)}">${paced(escaped(text), pace)}</voice></speak>`

const paced = (marked: string, pace: number) =>
  pace === 1 ? marked : `<prosody rate="${Math.round((pace - 1) * 100)}%">${marked}</prosody>`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escaped = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write these
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => own(entities, sign) ?? '')
