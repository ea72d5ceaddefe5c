import type { ServerQuestion } from '#vendors/voices/ask-server.ts'

export type ElevenLabs = {
  key: string
  model?: string
  baseUrl?: string
  timeoutMilliseconds?: number
}

export const name = 'ElevenLabs'

export const question = (
  { key, baseUrl, timeoutMilliseconds }: ElevenLabs,
  path: string,
): ServerQuestion => ({
  name,
  url: `${baseUrl ?? 'https://api.elevenlabs.io'}/v1/${path}`,
  headers: { 'xi-api-key': key },
  timeoutMilliseconds: timeoutMilliseconds ?? 60_000,
})
