import { z } from 'zod'
import type { SpokenWord } from '#domain/episode.ts'
import { expressions } from '#vendors/voices/acting.ts'
import { askForJson } from '#vendors/voices/ask-for-json.ts'
import { soundIn } from '#vendors/voices/sound/sound-in.ts'
import type { Speech, SpeechRequest, SpeechTrouble, Spoken, SpokenLine } from '#vendors/voices/speech.ts'
import { type ElevenLabs, name, question } from './account.ts'
import { voices } from './voices.ts'

const rate = 24_000
const usualModel = 'eleven_multilingual_v2'

/** Takes neither neighbours nor a pace, and three steps of stability; whatever else is sent it refuses. */
const isThird = (model: string) => model.startsWith('eleven_v3')

export function elevenLabsSpeech(account: ElevenLabs): Speech {
  const { model = usualModel } = account
  const sent = (line: SpokenLine) => bodyFor(model, line)
  return {
    engine: 'elevenlabs',
    name,
    version: `elevenlabs-${model}`,
    isPreview: false,
    languages: ['de', 'fr', 'es'],
    sent: (line) => ({ voice: line.voice, ...sent(line) }),
    voices,
    speak: (request) => speak(account, sent(request), request),
  }
}

/** The same sentence with the same seed sounds much the same again, which a re-made clip should. */
function bodyFor(model: string, { text, pace, act, before, after, take = 1 }: SpokenLine) {
  const expression = act && expressions.get(act)
  const same = { text, model_id: model, seed: take }
  if (isThird(model))
    return { ...same, ...(expression && { voice_settings: { stability: ofThree(expression.stability) } }) }
  const settings = { ...expression, ...(pace && { speed: pace }) }
  return {
    ...same,
    ...(before && { previous_text: before }),
    ...(after && { next_text: after }),
    ...(Object.keys(settings).length > 0 && { voice_settings: settings }),
  }
}

/** Creative, natural or robust. */
const ofThree = (stability: number) => (stability < 0.35 ? 0 : stability > 0.75 ? 1 : 0.5)

const alignment = z.object({
  characters: z.array(z.string()),
  character_start_times_seconds: z.array(z.number()),
  character_end_times_seconds: z.array(z.number()),
})
const timedSpeech = z.object({ audio_base64: z.string(), alignment: alignment.nullish() })

async function speak(
  account: ElevenLabs,
  body: object,
  { voice, signal }: SpeechRequest,
): Promise<Spoken | SpeechTrouble> {
  const asked = question(
    account,
    `text-to-speech/${encodeURIComponent(voice)}/with-timestamps?output_format=pcm_24000`,
  )
  const headers = { ...asked.headers, 'Content-Type': 'application/json' }
  const answer = await askForJson({ ...asked, headers, body: JSON.stringify(body), signal }, timedSpeech)
  if (answer.outcome !== 'answered') return answer
  const { audio_base64, alignment } = answer.found
  const sound = await soundIn(name, { bytes: Buffer.from(audio_base64, 'base64'), type: '' }, rate)
  if ('outcome' in sound) return sound
  return { outcome: 'spoken', ...sound, ...(alignment && { words: wordsOf(alignment) }) }
}

/** Its times are of characters. */
function wordsOf(times: z.infer<typeof alignment>): SpokenWord[] {
  const words: SpokenWord[] = []
  let isInside = false
  for (const [i, character] of times.characters.entries()) {
    const isGap = /^\s*$/.test(character)
    const [start = 0, end = 0] = [
      times.character_start_times_seconds[i],
      times.character_end_times_seconds[i],
    ]
    const last = words.at(-1)
    if (!isGap && isInside && last)
      words[words.length - 1] = { text: last.text + character, start: last.start, end }
    else if (!isGap) words.push({ text: character, start, end })
    isInside = !isGap
  }
  return words
}
