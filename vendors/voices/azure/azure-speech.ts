import { own } from '#domain/own.ts'
import { askServer, type ServerQuestion } from '#vendors/voices/ask-server.ts'
import { soundIn } from '#vendors/voices/sound/sound-in.ts'
import type { Speech, SpeechRequest, SpeechTrouble, Spoken, SpokenLine } from '#vendors/voices/speech.ts'
import { voices } from './voices.ts'

type Azure = { key: string; region: string; baseUrl?: string; timeoutMilliseconds?: number }

const name = 'Azure'
const rate = 24_000

/**
 * Azure's REST interface gives no word times: they come from the pauses later. It has no neighbours, and its styles
 * belong to few voices and are not the same for any two: it takes a pace and nothing else.
 */
export function azureSpeech(azure: Azure): Speech {
  return {
    engine: 'azure',
    name,
    version: 'azure-v1',
    isPreview: false,
    sent: (line) => ({ ssml: ssml(line) }),
    voices,
    speak: (request) => speak(azure, request),
  }
}

const question = ({ key, region, baseUrl, timeoutMilliseconds }: Azure, path: string): ServerQuestion => ({
  name,
  url: `${baseUrl ?? `https://${region}.tts.speech.microsoft.com`}/cognitiveservices/${path}`,
  headers: { 'Ocp-Apim-Subscription-Key': key },
  timeoutMilliseconds: timeoutMilliseconds ?? 60_000,
})

async function speak(azure: Azure, { signal, ...line }: SpeechRequest): Promise<Spoken | SpeechTrouble> {
  const asked = question(azure, 'v1')
  const answer = await askServer({
    ...asked,
    headers: {
      ...asked.headers,
      'Content-Type': 'application/ssml+xml',
      'X-Microsoft-OutputFormat': 'raw-24khz-16bit-mono-pcm',
      'User-Agent': 'Offmic',
    },
    body: ssml(line),
    signal,
  })
  if (answer.outcome !== 'answered') return answer
  const sound = await soundIn(name, answer, rate)
  return 'outcome' in sound ? sound : { outcome: 'spoken', ...sound }
}

const language = (voice: string) => /^[a-z]{2,3}-[A-Z]{2}/.exec(voice)?.[0] ?? 'en-US'

/** What a script says is text, whatever it looks like. */
const ssml = ({ text, voice, pace = 1 }: SpokenLine) =>
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
