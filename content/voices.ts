import { settingOf } from '#domain/settings.ts'
import type { Voice } from '#domain/voice.ts'

/** The stock voices. What an engine calls each stands in its folder, `vendors/voices/`. */
export const voices: readonly Voice[] = [
  {
    id: 'nora',
    name: 'Nora',
    ear: { speaker: 'slt', hertz: 172 },
    character: 'Calm and clear: a newsreader on a good day',
  },
  {
    id: 'ivy',
    name: 'Ivy',
    ear: { speaker: 'slt', hertz: 190 },
    character: 'Bright and quick, curious about everything',
  },
  {
    id: 'maya',
    name: 'Maya',
    ear: { speaker: 'slt', hertz: 147 },
    character: 'Warm and a little low; takes her time',
  },
  {
    id: 'ruth',
    name: 'Ruth',
    ear: { speaker: 'slt', hertz: 133 },
    character: 'Grave and experienced, for law, money and medicine',
  },
  {
    id: 'sam',
    name: 'Sam',
    ear: { speaker: 'rms', hertz: 104 },
    character: 'Steady and friendly, the host next door',
  },
  {
    id: 'theo',
    name: 'Theo',
    ear: { speaker: 'rms', hertz: 111 },
    character: 'Young and lively, asks what the listener would ask',
  },
  {
    id: 'hugo',
    name: 'Hugo',
    ear: { speaker: 'rms', hertz: 97 },
    character: 'Deep and unhurried; good at endings',
  },
  {
    id: 'ewan',
    name: 'Ewan',
    ear: { speaker: 'awb', hertz: 128 },
    character: 'Scottish and precise, explains without lecturing',
  },
  {
    id: 'finn',
    name: 'Finn',
    ear: { speaker: 'awb', hertz: 127 },
    character: 'Light and cheerful, a guest who likes his work',
  },
  {
    id: 'bram',
    name: 'Bram',
    ear: { speaker: 'awb', hertz: 94 },
    character: 'Dry and thoughtful, the one with the objection',
  },
]

export const voiceNamed = (id: string) => voices.find((voice) => voice.id === id)

/** Who speaks when nobody has chosen. */
export const defaultCast = {
  host: settingOf('voice.host')?.default ?? '',
  guest: settingOf('voice.guest')?.default ?? '',
}
