import { z } from 'zod'
import { askForJson } from './ask-for-json.ts'
import { openAiAddress } from './openai-address.ts'
import type { SpeechTrouble } from './speech.ts'

/** Sound in, text out. */
export type Recogniser = {
  hear(sound: Heard): Promise<{ outcome: 'heard'; text: string } | SpeechTrouble>
}

type Heard = {
  wav: Uint8Array<ArrayBuffer>
  /** ISO 639, such as `en`. */
  language: string
  signal?: AbortSignal
}

type Server = { baseUrl: string; key?: string; model: string; timeoutMilliseconds?: number }

const transcription = z.object({ text: z.string() })

/** Any server that speaks OpenAI's `POST /v1/audio/transcriptions`. */
export function openAiRecogniser({ baseUrl, key, model, timeoutMilliseconds = 30_000 }: Server): Recogniser {
  return {
    async hear({ wav, language, signal }) {
      const body = new FormData()
      body.append('file', new Blob([wav], { type: 'audio/wav' }), 'clip.wav')
      const fields = { model, language, response_format: 'json', temperature: '0' }
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      const question = {
        name: `the recogniser at ${new URL(baseUrl).host}`,
        url: openAiAddress(baseUrl, 'audio/transcriptions'),
        ...(key && { headers: { Authorization: `Bearer ${key}` } }),
        ...{ body, timeoutMilliseconds, signal },
      }
      const answer = await askForJson(question, transcription)
      return answer.outcome === 'answered' ? { outcome: 'heard', text: answer.found.text } : answer
    },
  }
}
