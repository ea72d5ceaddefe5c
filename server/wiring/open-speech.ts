import type { Engine } from '#domain/voice.ts'
import type { ReadSetting } from '#server/config.ts'
import { engines } from '#vendors/voices/engines.ts'
import { inPlaces } from '#vendors/voices/in-places.ts'
import { openAiRecogniser, type Recogniser } from '#vendors/voices/recogniser.ts'
import type { Speech } from '#vendors/voices/speech.ts'
import { takesKey } from '#vendors/voices/vendor.ts'

export type SpeechSettings = {
  engine: Engine
  key: string | undefined
  region: string | undefined
  url: string | undefined
  model: string | undefined
  places: number
  recogniser: { url: string | undefined; key: string | undefined; model: string | undefined }
}

export const readSpeech = (read: ReadSetting): SpeechSettings => ({
  engine: read('SPEECH') ?? 'flite',
  key: read('SPEECH_KEY'),
  region: read('SPEECH_REGION'),
  url: read('SPEECH_URL'),
  model: read('SPEECH_MODEL'),
  places: Number(read('SPEECH_PLACES')),
  recogniser: {
    url: read('SPEECH_RECOGNISER_URL'),
    key: read('SPEECH_RECOGNISER_KEY'),
    model: read('SPEECH_RECOGNISER_MODEL'),
  },
})

/** What is missing for this engine, or for whoever listens, as a sentence. A key may come from the studio. */
export function speechFault(speech: SpeechSettings): string | undefined {
  const vendor = engines.get(speech.engine)
  if (!vendor) return `SPEECH must be ${anyOf.format(engines.keys())}.`
  const missing = vendor.needs
    .filter((part) => part !== 'key' && !speech[part])
    .map((part) => `SPEECH_${part.toUpperCase()}`)
  if (missing.length > 0) return `SPEECH=${speech.engine} needs ${missing.join(' and ')}.`
  const { url, key, model } = speech.recogniser
  const alone = key ? 'KEY' : model ? 'MODEL' : undefined
  return !url && alone ? `SPEECH_RECOGNISER_${alone} needs SPEECH_RECOGNISER_URL.` : undefined
}

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

type Keyed = { readonly speech: SpeechSettings }

const opened = new WeakMap<Keyed, Speech>()

/** One for a process: whoever records and whoever listens at the desk share its places. */
export function openSpeech(config: Keyed): Speech {
  const known = opened.get(config)
  if (known) return known
  const engine = engineOf(config.speech)
  const speech = engine.module ? engine : inPlaces(withCurrentKey(engine, config), config.speech.places)
  opened.set(config, speech)
  return speech
}

/** The key is asked for with each line; all else that an engine is stays the same. */
function withCurrentKey(engine: Speech, config: Keyed): Speech {
  const vendor = engines.get(config.speech.engine)
  return vendor && takesKey(vendor)
    ? { ...engine, speak: (request) => engineOf(config.speech).speak(request) }
    : engine
}

function engineOf({ engine, key, region, url, model }: SpeechSettings): Speech {
  const vendor = engines.get(engine)
  if (!vendor) throw new RangeError(`No folder of vendors/voices is called ${engine}.`)
  return vendor.open({
    ...(key && { key }),
    ...(region && { region }),
    ...(url && { url }),
    ...(model && { model }),
  })
}

/** Undefined: nobody listens. Its key is asked for with each clip. */
export function openRecogniser(config: Keyed): Recogniser | undefined {
  const { url, model = 'whisper-1' } = config.speech.recogniser
  if (!url) return undefined
  const listener = ({ key } = config.speech.recogniser) =>
    openAiRecogniser({ baseUrl: url, model, ...(key && { key }) })
  return { hear: (heard) => listener().hear(heard) }
}
