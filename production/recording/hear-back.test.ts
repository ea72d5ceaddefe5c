import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { voiceNamed } from '#content/voices.ts'
import type { Sentence } from '#domain/script.ts'
import { speech as flite } from '#vendors/voices/flite/flite-speech.ts'
import type { Recogniser } from '#vendors/voices/recogniser.ts'
import type { SpeechRequest, SpeechTrouble, Spoken } from '#vendors/voices/speech.ts'
import { isHeardBack } from './hear-back.ts'
import { clipNameOf, spokenLineOf } from './line-of.ts'
import { type RecordingOrder, recordVoices } from './record-voices.ts'

/** Says what Flite says, as a vendor would. */
const { module: _, ...fromAfar } = flite

const nora = voiceNamed('nora')
if (!nora) throw new Error('The stock voices have changed')
const host = nora
const voice = flite.voices.nora ?? ''

const numbered = Array.from(
  { length: 400 },
  (_, i): Sentence => ({ speaker: 'host', text: `Loaf number ${i} is warm and brown.`, support: 'bridge' }),
)
const ear = { lexicon: undefined, language: undefined }
const lineFor = (sentence: Sentence) => spokenLineOf([sentence], 0, voice, ear).line
const isChosen = (sentence: Sentence) => isHeardBack(clipNameOf(fromAfar, lineFor(sentence)))
const [chosen, other] = [numbered.find(isChosen), numbered.find((each) => !isChosen(each))]
if (!chosen || !other) throw new Error('Of 400 none is chosen, or all are')
const said = lineFor(chosen).text

/** Says what it says always, unless it shall say something else; the listener hears one thing after the other. */
async function recorded(
  answers: readonly (string | SpeechTrouble)[],
  changes: {
    sentences?: readonly Sentence[]
    speak?: (request: SpeechRequest) => Spoken | SpeechTrouble | undefined
  } & Partial<RecordingOrder> = {},
) {
  const { sentences = [chosen, other], speak, ...order } = changes
  const folder = order.cacheFolder ?? (await mkdtemp(path.join(tmpdir(), 'heard-')))
  const [takes, languages]: [number[], string[]] = [[], []]
  const recogniser: Recogniser = {
    async hear({ language, wav }) {
      assert.equal(Buffer.from(wav.subarray(0, 4)).toString(), 'RIFF')
      languages.push(language)
      const answer = answers[Math.min(languages.length, answers.length) - 1] ?? ''
      return typeof answer === 'string' ? { outcome: 'heard', text: answer } : answer
    },
  }
  const result = await recordVoices({
    script: {
      show: 'S',
      title: 'T',
      summary: ['1', '2', '3'],
      chapters: [{ title: 'C', sentences: sentences.filter((each) => each !== undefined) }],
    },
    voices: { host },
    speech: {
      ...fromAfar,
      speak: async (request) => {
        takes.push(request.take ?? 1)
        return speak?.(request) ?? fromAfar.speak(request)
      },
    },
    recogniser,
    ...order,
    cacheFolder: folder,
  })
  const files = await readdir(folder)
  if (!order.cacheFolder) await rm(folder, { recursive: true })
  assert.ok(result.outcome === 'recorded', JSON.stringify(result))
  assert.equal(files.length, result.clips.length, 'no take is left over')
  return {
    result,
    takes,
    heard: languages.length,
    languages,
    misheard: result.clips.map((clip) => clip.misheard),
  }
}

test('one clip in twenty is heard back, and always the same one', () => {
  const share = numbered.filter(isChosen).length / numbered.length
  assert.ok(share > 0.02 && share < 0.09, String(share))
  assert.deepEqual(numbered.filter(isChosen), numbered.filter(isChosen))
})

test('a clip that is what it should be is heard once and spoken once', async () => {
  const { takes, heard, misheard, languages } = await recorded([said])
  assert.deepEqual([takes, heard, misheard], [[1, 1], 1, [undefined, undefined]])
  assert.deepEqual(languages, ['en'])
})

test('a wrong one is spoken again once, and then it is right', async () => {
  const { takes, heard, misheard } = await recorded(['Thank you for watching.', said], {
    sentences: [chosen],
  })
  assert.deepEqual([takes, heard, misheard], [[1, 2], 2, [undefined]])
})

test('one that stays wrong is kept and said, also by whoever finds it in the cache', async () => {
  const cacheFolder = await mkdtemp(path.join(tmpdir(), 'heard-'))
  const order = { sentences: [chosen], cacheFolder }
  const first = await recorded(['Loaf number.', ''], order)
  assert.deepEqual([first.takes, first.heard, first.misheard], [[1, 2], 2, ['Loaf number.']])
  const again = await recorded([said], order)
  assert.deepEqual([again.takes, again.heard, again.misheard], [[], 0, ['Loaf number.']])
  await rm(cacheFolder, { recursive: true })
})

test('of two wrong ones the better stays', async () => {
  const { misheard } = await recorded(['', 'Loaf number.'], { sentences: [chosen] })
  assert.deepEqual(misheard, ['Loaf number.'])
})

const busy: SpeechTrouble = { outcome: 'wait', isBusy: true, seconds: 20, reason: 'Busy.' }
for (const [what, second] of [
  ['cannot be had', { outcome: 'ask', reason: 'The plan is used up.' }],
  ['is silent', { outcome: 'spoken', pcm: new Float32Array(8000), rate: 8000 }],
] as const)
  test(`where a second take ${what}, the first is kept and said`, async () => {
    const { misheard } = await recorded(['Loaf.'], {
      sentences: [chosen],
      speak: ({ take }) => (take ? second : undefined),
    })
    assert.deepEqual(misheard, ['Loaf.'])
  })

test('a listener who is away stops nothing, is asked no more, and it is said', async () => {
  const all = numbered.filter(isChosen)
  const away: SpeechTrouble = { outcome: 'wait', reason: 'The recogniser did not answer in time.' }
  const alone = { ...fromAfar, places: 1 }
  const { result, misheard, heard } = await recorded([away], { sentences: all, speech: alone })
  assert.equal(result.unheard, away.reason)
  assert.equal(heard, 1)
  assert.ok(misheard.every((each) => each === undefined))
})

test('whoever is ended while somebody listens leaves no clip that nobody has heard', async () => {
  const cacheFolder = await mkdtemp(path.join(tmpdir(), 'heard-'))
  const ending = new AbortController()
  const recogniser: Recogniser = {
    async hear() {
      ending.abort(new Error('ended'))
      throw ending.signal.reason
    },
  }
  const order = { sentences: [chosen], cacheFolder }
  await assert.rejects(recorded([], { ...order, recogniser, signal: ending.signal }), /ended/)
  assert.deepEqual(await readdir(cacheFolder), [])
  assert.equal((await recorded([said], order)).heard, 1)
  await rm(cacheFolder, { recursive: true })
})

test('a busy listener is waited for, as a busy voice is', async () => {
  const waits: number[] = []
  const sleepFor = async (seconds: number) => void waits.push(seconds)
  const { misheard, heard } = await recorded([busy, said], { sentences: [chosen], sleepFor })
  assert.deepEqual([misheard, heard, waits], [[undefined], 2, [20]])
})
