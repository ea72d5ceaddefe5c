import type { Voice } from '#domain/voice.ts'

/** What a voice says when somebody wants to hear it. */
export const voiceSample =
  'Hello. I read what a business has to say, one sentence at a time. I am a voice made by artificial intelligence.'

/**
 * The stock voices. The embedded engine has three speakers: the pitch in hertz, the pace and the length of the
 * throat (`tract`, below 1 is longer) make ten of them.
 */
export const voices: readonly Voice[] = [
  {
    id: 'nora',
    name: 'Nora',
    ear: { speaker: 'slt', hertz: 172 },
    character: 'Calm and clear: a newsreader on a good day',
    engines: {
      flite: 'slt pace=0.95',
      kokoro: 'af_heart',
      elevenlabs: 'EXAVITQu4vr4xnSDxMaL',
      azure: 'en-US-AvaNeural',
      openai: 'nova',
    },
  },
  {
    id: 'ivy',
    name: 'Ivy',
    ear: { speaker: 'slt', hertz: 190 },
    character: 'Bright and quick, curious about everything',
    engines: {
      flite: 'slt hertz=190 tract=1.08',
      kokoro: 'af_bella',
      elevenlabs: 'FGY2WhTYpPnrIDTdsKH5',
      azure: 'en-US-EmmaNeural',
      openai: 'shimmer',
    },
  },
  {
    id: 'maya',
    name: 'Maya',
    ear: { speaker: 'slt', hertz: 147 },
    character: 'Warm and a little low; takes her time',
    engines: {
      flite: 'slt hertz=150 pace=0.92 tract=0.93',
      kokoro: 'af_nicole',
      elevenlabs: 'XrExE9yKIg1WjnnlVkGX',
      azure: 'en-US-JennyNeural',
      openai: 'coral',
    },
  },
  {
    id: 'ruth',
    name: 'Ruth',
    ear: { speaker: 'slt', hertz: 133 },
    character: 'Grave and experienced, for law, money and medicine',
    engines: {
      flite: 'slt hertz=135 pace=0.88 tract=0.88',
      kokoro: 'bf_emma',
      elevenlabs: 'Xb7hH8MSUJpSbSDYk0k2',
      azure: 'en-GB-SoniaNeural',
      openai: 'sage',
    },
  },
  {
    id: 'sam',
    name: 'Sam',
    ear: { speaker: 'rms', hertz: 104 },
    character: 'Steady and friendly, the host next door',
    engines: {
      flite: 'rms',
      kokoro: 'am_michael',
      elevenlabs: 'nPczCjzI2devNBz1zQrb',
      azure: 'en-US-AndrewNeural',
      openai: 'echo',
    },
  },
  {
    id: 'theo',
    name: 'Theo',
    ear: { speaker: 'rms', hertz: 111 },
    character: 'Young and lively, asks what the listener would ask',
    engines: {
      flite: 'rms pace=1.05 tract=1.07',
      kokoro: 'am_puck',
      elevenlabs: 'TX3LPaxmHKxFdv7VOQHJ',
      azure: 'en-US-BrianNeural',
      openai: 'ash',
    },
  },
  {
    id: 'hugo',
    name: 'Hugo',
    ear: { speaker: 'rms', hertz: 97 },
    character: 'Deep and unhurried; good at endings',
    engines: {
      flite: 'rms pace=0.97 tract=0.93',
      kokoro: 'am_fenrir',
      elevenlabs: 'pqHfZKP75CvOlQylNhV4',
      azure: 'en-US-GuyNeural',
      openai: 'onyx',
    },
  },
  {
    id: 'ewan',
    name: 'Ewan',
    ear: { speaker: 'awb', hertz: 128 },
    character: 'Scottish and precise, explains without lecturing',
    engines: {
      flite: 'awb pace=0.95',
      kokoro: 'bm_george',
      elevenlabs: 'JBFqnCBsd6RMkjVDRZzb',
      azure: 'en-GB-RyanNeural',
      openai: 'fable',
    },
  },
  {
    id: 'finn',
    name: 'Finn',
    ear: { speaker: 'awb', hertz: 127 },
    character: 'Light and cheerful, a guest who likes his work',
    engines: {
      flite: 'awb hertz=130 tract=1.07',
      kokoro: 'bm_fable',
      elevenlabs: 'IKne3meq5aSn9XLyUdCD',
      azure: 'en-GB-ThomasNeural',
      openai: 'alloy',
    },
  },
  {
    id: 'bram',
    name: 'Bram',
    ear: { speaker: 'awb', hertz: 94 },
    character: 'Dry and thoughtful, the one with the objection',
    engines: {
      flite: 'awb hertz=95 pace=0.92 tract=0.92',
      kokoro: 'bm_lewis',
      elevenlabs: 'onwK4e9ZLuTAKqWW03F9',
      azure: 'en-GB-OliverNeural',
      openai: 'ballad',
    },
  },
]

export const voiceNamed = (id: string) => voices.find((voice) => voice.id === id)

/** Who speaks when nobody has chosen. */
export const defaultCast = { host: 'nora', guest: 'sam' } as const
