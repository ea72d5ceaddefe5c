import type { Speech, SpeechRequest, SpeechTrouble, Spoken } from '#vendors/voices/speech.ts'
import { voices } from './voices.ts'

/** What we use of the package `kokoro-js`, which only operators who want it install. */
type KokoroPackage = {
  KokoroTTS: { from_pretrained(model: string, options: { dtype: string; device: string }): Promise<Kokoro> }
}
type Kokoro = {
  voices: Record<string, unknown>
  generate(
    text: string,
    options: { voice: string; speed?: number },
  ): Promise<{ audio: Float32Array; sampling_rate: number }>
}

const packageName = 'kokoro-js'
const model = 'onnx-community/Kokoro-82M-v1.0-ONNX'

/** Open weights on our own machine. The package brings its weights at first use and half a gigabyte with it. */
export function kokoroSpeech(load: () => Promise<KokoroPackage> = () => import(packageName)): Speech {
  let loading: Promise<Kokoro | SpeechTrouble> | undefined
  const engine = async () => {
    loading ??= loaded(load)
    const found = await loading
    // What a person or a better network can mend is tried again next time.
    if ('outcome' in found) loading = undefined
    return found
  }
  return {
    engine: 'kokoro',
    name: 'Kokoro',
    version: 'kokoro-82m-v1.0-q8',
    isPreview: false,
    sent: ({ text, voice, pace }) => ({ text, voice, ...(pace && { pace }) }),
    voices,
    speak: async (request) => {
      const kokoro = await engine()
      return 'outcome' in kokoro ? kokoro : speak(kokoro, request)
    },
  }
}

async function loaded(load: () => Promise<KokoroPackage>): Promise<Kokoro | SpeechTrouble> {
  try {
    const { KokoroTTS } = await load()
    return await KokoroTTS.from_pretrained(model, { dtype: 'q8', device: 'cpu' })
  } catch (error) {
    if (codeOf(error) === 'ERR_MODULE_NOT_FOUND')
      return {
        outcome: 'ask',
        reason: `Kokoro is not installed: run "npm install --no-save ${packageName}@1.2.1".`,
      }
    return { outcome: 'wait', reason: 'Kokoro could not load its weights.' }
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

async function speak(kokoro: Kokoro, { text, voice, pace }: SpeechRequest): Promise<Spoken | SpeechTrouble> {
  if (!Object.hasOwn(kokoro.voices, voice))
    return { outcome: 'give-up', reason: 'Kokoro does not know this voice.' }
  const { audio, sampling_rate } = await kokoro.generate(text, { voice, ...(pace && { speed: pace }) })
  return { outcome: 'spoken', pcm: audio, rate: sampling_rate }
}
