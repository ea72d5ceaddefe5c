import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultCast, voiceNamed } from '#content/voices.ts'
import { sentencesOfDraft } from '#domain/draft/draft.ts'
import { createSentenceDoor } from '#feeds/sentence-door.ts'
import { openDesk } from '#operations/open-desk.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder, anOfferedEpisode } from '#test/desk-under-test.ts'
import { quickVoice } from '#test/quick-voice.ts'
import { folderStorage } from '#vendors/storage/folder.ts'
import type { Speech, SpeechRequest } from '#vendors/voices/speech.ts'

const { pool } = await startDatabase()
const folder = await aFolder()
const requestId = await anOfferedEpisode(pool, folderStorage(`${folder}/media`))
const sentences = sentencesOfDraft((await openDesk(pool, requestId))?.script?.draft ?? assert.fail())
const [host, guest] = [voiceNamed(defaultCast.host), voiceNamed(defaultCast.guest)]
const cast = { ...(host && { host }), ...(guest && { guest }) }

/** A voice that hears what is said around a sentence. */
function door(changes: Partial<Speech> = {}) {
  const asked: SpeechRequest[] = []
  const speech: Speech = {
    ...quickVoice,
    places: 2,
    sent: ({ text, voice, before, after }) => ({ text, voice, before, after }),
    speak: async (request) => {
      asked.push(request)
      return quickVoice.speak(request)
    },
    ...changes,
  }
  const ask = createSentenceDoor({
    pool,
    makers: { speech, cacheFolder: `${folder}/${crypto.randomUUID()}` },
    voices: () => ({ cast, lexicon: {} }),
    headers: {},
  })
  return { ask: (id: string) => ask(new Request('http://localhost/'), requestId, id), asked }
}

test('at the desk a sentence is heard as in the episode: among its neighbours, and recorded once', async () => {
  const { ask, asked } = door()
  const { id = '', text = '' } = sentences[2] ?? {}
  const answer = await ask(id)
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('content-type'), 'audio/wav')
  assert.equal((await ask(id)).status, 200)
  assert.equal(asked.length, 1)
  const [{ before, after, text: said } = { text: '' }] = asked
  assert.ok(said && before && after, `${text} stands between others`)
  assert.notEqual(before, after)
})

test('a voice that is busy is not waited for while somebody listens', async () => {
  let calls = 0
  const { ask } = door({
    speak: async () => {
      calls++
      return { outcome: 'wait', isBusy: true, seconds: 60, reason: 'The voice is busy.' }
    },
  })
  const answer = await ask(sentences[0]?.id ?? '')
  assert.deepEqual([answer.status, await answer.text(), calls], [503, 'The voice is busy.', 1])
})

test('a sentence that is not there is said not to be', async () => {
  const { ask, asked } = door()
  assert.equal((await ask('c99s1')).status, 404)
  assert.equal(asked.length, 0)
})
