/** One small question to whoever takes a key: what the product itself will ask, through the same contract. */
import { setTimeout as sleep } from 'node:timers/promises'
import { asSixteenBits, wavHead } from '#audio/wav.ts'
import { own } from '#domain/own.ts'
import type { ToMend, Tried, VendorPurpose } from '#domain/vendor-key.ts'
import type { Voice } from '#domain/voice.ts'
import type { Config } from '#server/config.ts'
import { smallQuestion } from '#vendors/models/check-models.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { isStorageTrouble } from '#vendors/storage/storage.ts'
import { openModels } from './open-models.ts'
import { openRecogniser, openSpeech } from './open-speech.ts'
import { openMail } from './post-office.ts'

type Said = { outcome: string; mend?: ToMend | undefined; reason?: string }
type VendorTrial = {
  config: Config
  /** Whose voice says a word. */
  host: Voice | undefined
  patienceMilliseconds?: number
}

const usualPatience = 20_000

/** Undefined: nobody is set who could be asked. */
export async function tryVendor(purpose: VendorPurpose, trying: VendorTrial): Promise<Tried | undefined> {
  const { patienceMilliseconds = usualPatience } = trying
  const tooLate = new AbortController()
  const asked = askers[purpose](trying, tooLate.signal)
  if (!asked) return undefined
  const over = new AbortController()
  const silence = sleep(patienceMilliseconds, silent, { signal: over.signal }).catch(() => silent)
  try {
    return triedOf(await Promise.race([asked, silence]))
  } finally {
    over.abort()
    tooLate.abort()
    asked.catch(() => {}) // nobody waits for it any more
  }
}

const silent: Said = { outcome: 'wait', reason: 'Nothing came in time.' }

function triedOf({ outcome, mend, reason }: Said): Tried {
  if (works.has(outcome)) return { outcome: 'works' }
  const what =
    mend === 'key' ? 'wrong-key' : mend === 'bill' ? 'no-money' : outcome === 'wait' ? 'away' : 'other'
  return { outcome: what, ...(reason && { reason }) }
}

const works = new Set(['answered', 'spoken', 'heard', 'works'])

type Asker = (trying: VendorTrial, signal: AbortSignal) => Promise<Said> | undefined

const askers: Record<VendorPurpose, Asker> = {
  writer: ({ config }, signal) => openModels(config.writer)?.large.ask({ ...smallQuestion, signal }),
  judge: ({ config }, signal) => openModels(config.writer)?.judge.ask({ ...smallQuestion, signal }),
  voices({ config, host }, signal) {
    const speech = openSpeech(config)
    return speech.speak({ text: 'Hello.', voice: own(speech.voices, host?.id ?? '') ?? '', signal })
  },
  listener: ({ config }, signal) =>
    openRecogniser(config)?.hear({ wav: halfASecond(), language: 'en', signal }),
  mail: ({ config }) => openMail(config).check?.(),
  storage: ({ config }) => (config.s3 ? putAndTakeAway(config) : undefined),
}

function halfASecond(): Uint8Array<ArrayBuffer> {
  const quiet = new Float32Array(24_000)
  return Uint8Array.from(Buffer.concat([wavHead(1, quiet.length), asSixteenBits([quiet])]))
}

async function putAndTakeAway(config: Config): Promise<Said> {
  const storage = openStorage(config)
  const key = `tries/${crypto.randomUUID()}.txt`
  try {
    await storage.put(key, new Blob(['A key is tried.'], { type: 'text/plain' }))
    await storage.delete(key)
    return { outcome: 'works' }
  } catch (error) {
    if (!isStorageTrouble(error)) throw error
    const { outcome, mend, message } = error
    return { outcome, mend, reason: message }
  }
}
