import { z } from 'zod'
import type { SpokenWord } from '#domain/episode.ts'
import { ask } from '#vendors/voices/ask-server.ts'
import { fromPcm16 } from '#vendors/voices/pcm.ts'
import type { Speech, SpeechRequest, Spoken, Trouble } from '#vendors/voices/speech.ts'
import { type ElevenLabs, json, name, question } from './account.ts'
import { cloneAtElevenLabs } from './clone-voice.ts'

const rate = 24_000
const defaultModel = 'eleven_multilingual_v2'

/** The same sentence with the same seed sounds much the same again, which a re-made clip should. */
const seed = 1

export function elevenLabsSpeech(account: ElevenLabs): Speech {
  return {
    engine: 'elevenlabs',
    name,
    version: `elevenlabs-${account.model ?? defaultModel}`,
    isPreview: false,
    languages: ['de', 'fr', 'es'],
    voices: (signal) => list(account, signal),
    speak: (request) => speak(account, request),
    clone: (request) => cloneAtElevenLabs(account, request),
  }
}

const alignment = z.object({
  characters: z.array(z.string()),
  character_start_times_seconds: z.array(z.number()),
  character_end_times_seconds: z.array(z.number()),
})
const timedSpeech = z.object({ audio_base64: z.string(), alignment: alignment.nullish() })

async function speak(account: ElevenLabs, request: SpeechRequest): Promise<Spoken | Trouble> {
  const { text, voice, before, after, signal } = request
  const asked = question(
    account,
    `text-to-speech/${encodeURIComponent(voice)}/with-timestamps?output_format=pcm_24000`,
  )
  const answer = await ask({
    ...asked,
    headers: { ...asked.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      text,
      model_id: account.model ?? defaultModel,
      seed,
      previous_text: before,
      next_text: after,
    }),
    signal,
  })
  if (answer.outcome !== 'answered') return answer
  const found = timedSpeech.safeParse(json(answer.bytes))
  const sound = found.success && fromPcm16(Buffer.from(found.data.audio_base64, 'base64'), rate)
  if (!sound) return { outcome: 'wait', reason: 'ElevenLabs sent something that is not whole.' }
  const words = found.data.alignment && wordsOf(found.data.alignment)
  return { outcome: 'spoken', ...sound, ...(words && { words }) }
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

const listed = z.object({ voices: z.array(z.object({ voice_id: z.string() })) })

async function list(account: ElevenLabs, signal?: AbortSignal): ReturnType<Speech['voices']> {
  const answer = await ask({ ...question(account, 'voices'), method: 'GET', signal })
  if (answer.outcome !== 'answered') return answer
  const found = listed.safeParse(json(answer.bytes))
  if (!found.success) return { outcome: 'wait', reason: 'ElevenLabs sent something that is not whole.' }
  return { outcome: 'listed', voices: found.data.voices.map(({ voice_id }) => voice_id) }
}
