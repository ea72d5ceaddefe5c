import { isKeyOf } from '#domain/own.ts'
import { azureSpeech } from '#vendors/voices/azure.ts'
import { elevenLabsSpeech } from '#vendors/voices/elevenlabs/elevenlabs-speech.ts'
import { speech as flite } from '#vendors/voices/flite/flite-speech.ts'
import { kokoroSpeech } from '#vendors/voices/kokoro.ts'
import { openAiCompatible } from '#vendors/voices/openai-compatible.ts'
import type { Speech } from '#vendors/voices/speech.ts'
import { createModelWriter } from '#vendors/writers/model-writer.ts'
import type { Writer } from '#vendors/writers/writer.ts'
import { addressOf, parseWord, type Read } from './parse-setting.ts'

/** The settings of making episodes. */
export const productionSettings = [
  {
    name: 'WEB_FIXTURES',
    default: '`content/sample-sites`',
    meaning: 'Folder with the websites of hosts that end in `.test`, a folder a host',
  },
  {
    name: 'CHROMIUM',
    default: 'what is found',
    meaning:
      'Browser for websites that build themselves: the path of a program, or `off`; found by themselves are Debian’s and the one of `npm run browser`',
  },
  {
    name: 'SPEECH',
    default: '`flite`',
    meaning: 'Who speaks: `flite` (built in, preview voices), `kokoro`, `elevenlabs`, `azure` or `openai`',
  },
  {
    name: 'SPEECH_KEY',
    default: 'none',
    meaning: 'Key to the speech service, for `elevenlabs`, `azure` and most of `openai`',
  },
  { name: 'SPEECH_REGION', default: 'none', meaning: 'Region of the speech service, for `azure`' },
  {
    name: 'SPEECH_URL',
    default: 'none',
    meaning: 'Server that speaks OpenAI’s `/v1/audio/speech`, for `openai`; one of your own is fine',
  },
  { name: 'SPEECH_MODEL', default: '`kokoro`', meaning: 'Which model that server uses, for `openai`' },
  {
    name: 'WRITER',
    default: '`rules`',
    meaning: 'Who writes scripts: `rules` (built in), or a model: `openai`, `anthropic`, `openai-compatible`',
  },
  { name: 'WRITER_MODEL', default: 'none', meaning: 'Which model writes' },
  { name: 'WRITER_KEY', default: 'none', meaning: 'Key to it; a local server may need none' },
  {
    name: 'WRITER_URL',
    default: 'none',
    meaning: 'Server of an `openai-compatible` model, such as `http://localhost:11434/v1`',
  },
] as const

type SettingName = (typeof productionSettings)[number]['name']
type Engine = 'flite' | 'kokoro' | 'elevenlabs' | 'azure' | 'openai'
export type SpeechSettings = {
  engine: Engine
  key: string | undefined
  region: string | undefined
  url: string | undefined
  model: string
}

const needs: Record<Engine, readonly ('key' | 'region' | 'url')[]> = {
  flite: [],
  kokoro: [],
  elevenlabs: ['key'],
  azure: ['key', 'region'],
  openai: ['url'],
}

export const readSpeech = (read: Read<SettingName>): SpeechSettings => ({
  engine: read('SPEECH', parseEngine, 'flite, kokoro, elevenlabs, azure or openai') ?? 'flite',
  key: read('SPEECH_KEY', parseWord, 'one word'),
  region: read('SPEECH_REGION', parseWord, 'one word'),
  url: read('SPEECH_URL', addressOf('https:', 'http:'), 'an address that begins with https://'),
  model: read('SPEECH_MODEL', parseWord, 'one word') ?? 'kokoro',
})

const parseEngine = (text: string): Engine | undefined => (isKeyOf(needs, text) ? text : undefined)

/** What is missing for this engine, as a sentence. */
export function speechFault(speech: SpeechSettings): string | undefined {
  const missing = needs[speech.engine]
    .filter((part) => !speech[part])
    .map((part) => `SPEECH_${part.toUpperCase()}`)
  return missing.length > 0 ? `SPEECH=${speech.engine} needs ${missing.join(' and ')}.` : undefined
}

export function openSpeech({ engine, key = '', region = '', url = '', model }: SpeechSettings): Speech {
  switch (engine) {
    case 'flite':
      return flite
    case 'kokoro':
      return kokoroSpeech()
    case 'elevenlabs':
      return elevenLabsSpeech({ key })
    case 'azure':
      return azureSpeech({ key, region })
    case 'openai':
      return openAiCompatible({ baseUrl: url, model, ...(key && { key }) })
  }
}

export type WriterSettings = {
  kind: 'rules' | 'openai' | 'anthropic' | 'openai-compatible'
  model: string | undefined
  key: string | undefined
  url: string | undefined
}

const writerNeeds: Record<WriterSettings['kind'], readonly ('model' | 'key' | 'url')[]> = {
  rules: [],
  openai: ['model', 'key'],
  anthropic: ['model', 'key'],
  'openai-compatible': ['model', 'url'],
}

export const readWriter = (read: Read<SettingName>): WriterSettings => ({
  kind: read('WRITER', parseWriter, 'rules, openai, anthropic or openai-compatible') ?? 'rules',
  model: read('WRITER_MODEL', parseWord, 'one word'),
  key: read('WRITER_KEY', parseWord, 'one word'),
  url: read('WRITER_URL', addressOf('https:', 'http:'), 'an address that begins with https://'),
})

const parseWriter = (text: string): WriterSettings['kind'] | undefined =>
  isKeyOf(writerNeeds, text) ? text : undefined

export function writerFault(writer: WriterSettings): string | undefined {
  const missing = writerNeeds[writer.kind].filter((part) => !writer[part])
  const names = missing.map((part) => `WRITER_${part.toUpperCase()}`)
  return names.length > 0 ? `WRITER=${writer.kind} needs ${names.join(' and ')}.` : undefined
}

/** Undefined: our own rules write. */
export function openWriter({ kind, model = '', key, url }: WriterSettings): Writer | undefined {
  if (kind === 'rules') return undefined
  return createModelWriter({ kind, model, ...(key && { apiKey: key }), ...(url && { baseUrl: url }) })
}
