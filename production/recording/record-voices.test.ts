import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { voiceNamed } from '#content/voices.ts'
import type { Script } from '#domain/script.ts'
import type { Voice } from '#domain/voice.ts'
import { folderStorage } from '#vendors/storage/folder.ts'
import { StorageTrouble } from '#vendors/storage/storage.ts'
import { speech as flite } from '#vendors/voices/flite/flite-speech.ts'
import type { Speech, SpeechTrouble, Spoken } from '#vendors/voices/speech.ts'
import { readClip } from './clip.ts'
import { type Recorded, recordVoices } from './record-voices.ts'
import { type SharedClips, sharedClips } from './shared-clips.ts'

const script = (...lines: string[]): Script => ({
  show: 'Harbour Talk',
  title: 'A test of voices',
  summary: ['One.', 'Two.', 'Three.'],
  chapters: [
    {
      title: 'Only one',
      sentences: lines.map((text, i) => ({ speaker: i % 2 ? 'guest' : 'host', text, support: 'bridge' })),
    },
  ],
})

const named = (id: string): Voice => {
  const voice = voiceNamed(id)
  if (!voice) throw new Error(`There is no voice ${id}`)
  return voice
}
const voices = { host: named('nora'), guest: named('hugo') }

async function inFolder(work: (cacheFolder: string) => Promise<void>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'clips-'))
  await work(folder).finally(() => rm(folder, { recursive: true }))
}

/** Says what Flite says, but from afar, and counts. */
function remote(answer: (text: string) => Promise<Spoken | SpeechTrouble>) {
  const said: string[] = []
  const { module: _, ...rest } = flite
  const speech: Speech = { ...rest, speak: ({ text }) => answer(text).finally(() => said.push(text)) }
  return { speech, said }
}

const says = async (text: string) => flite.speak({ text, voice: 'slt' })

test('every sentence becomes a clip whose words are those of the script', () =>
  inFolder(async (cacheFolder) => {
    const recorded = await recordVoices({
      script: script('Ask Nguyen at Acme Corp.', 'Why not?'),
      voices,
      speech: flite,
      cacheFolder,
      lexicon: { Nguyen: 'win', 'Acme Corp': 'ack mee corp' },
    })
    assert.ok(recorded.outcome === 'recorded')
    const [first, second] = recorded.clips
    assert.deepEqual(
      first?.words.map(({ text }) => text),
      ['Ask', 'Nguyen', 'at', 'Acme Corp.'],
    )
    assert.ok((first?.seconds ?? 0) > 1 && (second?.seconds ?? 0) > 0.4)
    assert.equal(
      await readClip(first?.file ?? '').then((samples) => samples?.length),
      Math.round((first?.seconds ?? 0) * 44_100),
    )
    assert.deepEqual(recorded.voices, {
      host: { name: 'Nora', engine: 'flite', isPreview: true },
      guest: { name: 'Hugo', engine: 'flite', isPreview: true },
    })
  }))

test('a changed sentence costs only itself, and a broken clip is made again', () =>
  inFolder(async (cacheFolder) => {
    const { speech, said } = remote(says)
    const order = { voices, speech, cacheFolder }
    await recordVoices({ ...order, script: script('One two three.', 'Four five six.') })
    await recordVoices({ ...order, script: script('One two three.', 'Seven eight nine.') })
    assert.deepEqual(said.toSorted(), ['Four five six.', 'One two three.', 'Seven eight nine.'])
    const files = await readdir(cacheFolder)
    assert.equal(files.length, 3)
    for (const file of files) await truncate(path.join(cacheFolder, file), 5000)
    await recordVoices({ ...order, script: script('One two three.') })
    assert.equal(said.length, 4)
  }))

test('another voice, another lexicon and another version are other clips', () =>
  inFolder(async (cacheFolder) => {
    const { speech, said } = remote(says)
    const order = { voices, speech, cacheFolder, script: script('Call Ms Nguyen today.') }
    await recordVoices(order)
    await recordVoices({ ...order, voices: { host: named('ivy') } })
    await recordVoices({ ...order, lexicon: { nguyen: 'win' } })
    await recordVoices({ ...order, speech: { ...speech, version: '2' } })
    assert.equal(said.length, 4)
  }))

test('what the vendor says about waiting reaches the line, and what was spoken before is kept', () =>
  inFolder(async (cacheFolder) => {
    const wait: SpeechTrouble = { outcome: 'wait', seconds: 30, reason: 'Too busy.' }
    const { speech } = remote(async (text) => (text === 'Four five six.' ? wait : says(text)))
    const order = { voices, speech, cacheFolder, script: script('One two three.', 'Four five six.') }
    assert.deepEqual(await recordVoices(order), wait)
    const again = remote(says)
    assert.equal((await recordVoices({ ...order, speech: again.speech })).outcome, 'recorded')
    assert.deepEqual(again.said, ['Four five six.'])
  }))

test('what one machine has paid for no other one pays for again', () =>
  inFolder(async (folder) => {
    const storage = folderStorage(path.join(folder, 'storage'))
    const shared = sharedClips(storage, crypto.randomUUID())
    const { speech, said } = remote(says)
    const order = { voices, speech, shared, script: script('One two three.', 'Four five six.') }
    const first = await recordVoices({ ...order, cacheFolder: path.join(folder, 'first') })
    const second = await recordVoices({ ...order, cacheFolder: path.join(folder, 'second') })
    assert.equal(said.length, 2)
    assert.ok(first.outcome === 'recorded' && second.outcome === 'recorded')
    const heard = ({ clips }: Recorded) =>
      Promise.all(clips.map(async ({ file, ...clip }) => ({ ...clip, bytes: await readFile(file) })))
    assert.deepEqual(await heard(second), await heard(first))
  }))

test('storage that is away is waited for, and then nothing is asked for again', () =>
  inFolder(async (cacheFolder) => {
    const { speech, said } = remote(says)
    const away: SharedClips = {
      fetch: async () => {},
      keep: () => Promise.reject(new StorageTrouble('wait', 'Away.')),
    }
    const order = { voices, speech, cacheFolder, script: script('One two three.') }
    assert.deepEqual(await recordVoices({ ...order, shared: away }), { outcome: 'wait', reason: 'Away.' })
    assert.equal((await recordVoices(order)).outcome, 'recorded')
    assert.equal(said.length, 1)
  }))

test('unusable sound is never kept: from afar it is asked for again, here it would come again', () =>
  inFolder(async (cacheFolder) => {
    const silent: Spoken = { outcome: 'spoken', pcm: new Float32Array(48_000), rate: 24_000 }
    const { speech } = remote(async () => silent)
    const order = { voices, cacheFolder, script: script('One two three.') }
    assert.deepEqual(await recordVoices({ ...order, speech }), {
      outcome: 'wait',
      reason: 'The sound is silent.',
    })
    const nothing = await recordVoices({ ...order, speech: flite, script: script('…') })
    assert.deepEqual(nothing, { outcome: 'give-up', reason: 'There is nothing to say in it.' })
    assert.deepEqual(await readdir(cacheFolder).catch(() => []), [])
  }))

test('a speaker without a voice, and a voice that the engine lacks, end the recording in words', () =>
  inFolder(async (cacheFolder) => {
    const order = { speech: flite, cacheFolder, script: script('One.', 'Two.') }
    const alone = await recordVoices({ ...order, voices: { host: voices.host } })
    assert.deepEqual(alone, { outcome: 'give-up', reason: 'Nobody has a voice for the guest.' })
    const foreign = await recordVoices({ ...order, voices: { host: { ...voices.host, id: 'nobody' } } })
    assert.deepEqual(foreign, { outcome: 'give-up', reason: 'Flite (built in) has no voice for Nora.' })
  }))

test('a recording that is called off stops', () =>
  inFolder(async (cacheFolder) => {
    const signal = AbortSignal.abort(new Error('called off'))
    const order = { speech: flite, cacheFolder, voices, script: script('One.'), signal }
    await assert.rejects(recordVoices(order), /called off/)
  }))
