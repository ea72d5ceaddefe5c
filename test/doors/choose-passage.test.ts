import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { findMaterial } from '#database/desk.ts'
import { findScript } from '#database/edits.ts'
import { sentencesOfDraft } from '#domain/draft/draft.ts'
import { placeIn } from '#domain/draft/quoted.ts'
import { siteOf } from '#domain/gate/site.ts'
import { isHost } from '#domain/script.ts'
import { choosePassage, type PassageChoice } from '#operations/choose-passage.ts'
import { approveEpisode } from '#operations/decide-episode.ts'
import { editScript, undoEdit } from '#operations/edit-script.ts'
import { openDesk } from '#operations/open-desk.ts'
import { versionOf } from '#operations/script-on-desk.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder, anOfferedEpisode, productionOf } from '#test/desk-under-test.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, fromOurPage } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'

const { pool } = await startDatabase()
const config = testConfig({ dataDir: await aFolder() })
const storage = openStorage(config)
const { operator, cookie } = await anOperator(pool, { name: 'Ines' })
const { operator: paul } = await anOperator(pool, { name: 'Paul' })
let requestId: string
let site: Awaited<ReturnType<typeof startSite>>
before(async () => {
  site = await startSite({ config, database: { isReady: async () => true, pool } })
})
after(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  await pool.query('truncate podcast_requests cascade')
  requestId = await anOfferedEpisode(pool, storage)
})

const choose = (choice: PassageChoice, who = operator) =>
  choosePassage(pool, { requestId, operator: who, choice })
const desk = async () => {
  const script = (await openDesk(pool, requestId))?.script
  assert.ok(script)
  return script
}
const draft = async () => {
  const kept = await findScript(pool, requestId)
  assert.ok(kept)
  return versionOf(kept, kept.edits.length)
}
const texts = async () => sentencesOfDraft(await draft()).map(({ text }) => text)
const lines = async () => sentencesOfDraft(await draft()).map(({ id, text }) => [id, text])
const websiteSays = async () => {
  const material = await findMaterial(pool, requestId)
  assert.ok(material)
  return siteOf(material.reading)
}
/** The passage that begins so, wherever it stands by now. */
async function passage(begins: string) {
  const found = (await desk()).read.find(({ was }) => was.startsWith(begins))
  assert.ok(found, begins)
  return { at: found.ids[0] ?? '', ...found }
}
/** One of at least so many sentences that stands alone behind its question. */
async function longPassage(least = 2) {
  const found = (await desk()).read.find(({ whole }) => whole.filter(({ isRead }) => isRead).length >= least)
  assert.ok(found)
  return { at: found.ids[0] ?? '', ...found }
}

describe('what is read aloud', () => {
  test('is cut at sentence ends, keeps the names of what stays, and can be read whole again', async () => {
    const long = await longPassage()
    const before = await lines()
    const [first, ...rest] = long.whole
    assert.ok(first)
    assert.equal(
      (await choose({ deed: 'instead', at: long.at, was: long.was, places: [first.place] })).outcome,
      'kept',
    )
    const cut = (await desk()).read.find(({ ids }) => ids.includes(long.at))
    assert.deepEqual(cut?.ids, [long.at])
    assert.deepEqual(
      cut?.whole.map(({ isRead }) => isRead),
      [true, ...rest.map(() => false)],
    )
    const places = long.whole.map(({ place }) => place)
    assert.equal(
      (await choose({ deed: 'instead', at: long.at, was: cut?.was ?? '', places })).outcome,
      'kept',
    )
    assert.deepEqual(
      await texts(),
      before.map(([, text]) => text),
    )
    await undoEdit(pool, { requestId, operator })
    await undoEdit(pool, { requestId, operator })
    assert.deepEqual(await lines(), before)
  })

  test('is exchanged for another passage, word for word as it stands on its page', async () => {
    const long = await longPassage()
    const all = await texts()
    const said = new Set(all)
    const other = (await websiteSays()).sections.find(
      ({ passage, sentences, asked }) =>
        passage.kind === 'text' &&
        asked === 0 &&
        sentences.length > 1 &&
        sentences.every(({ text }) => !said.has(text)),
    )
    assert.ok(other)
    const places = other.sentences.map(placeIn)
    const chosen = await choose({ deed: 'instead', at: long.at, was: long.was, places })
    assert.equal(chosen.outcome, 'kept', JSON.stringify(chosen))
    const now = sentencesOfDraft(await draft())
    assert.ok(now.every(({ id }) => !long.ids.includes(id)))
    const read = now.filter(
      ({ speaker, support }) =>
        !isHost(speaker) && support !== 'bridge' && support.includes(other.passage.id),
    )
    assert.deepEqual(
      read.map(({ speaker, text }) => [speaker, text]),
      other.sentences.map(({ text }) => ['reader', text]),
    )
    for (const { text } of read) assert.ok(other.passage.text.includes(text), text)
  })

  test('is put in with the website’s own question, whatever order the places come in', async () => {
    const question = (await websiteSays()).sections.find(
      ({ asked, sentences }) => asked > 0 && sentences.length > asked + 1,
    )
    assert.ok(question)
    const at = sentencesOfDraft(await draft()).at(-2)?.id ?? ''
    const answer = question.sentences.slice(question.asked)
    const places = answer.map(placeIn).reverse()
    const chosen = await choose({ deed: 'after', at, places })
    assert.equal(chosen.outcome, 'kept', JSON.stringify(chosen))
    const now = sentencesOfDraft(await draft())
    const from = now.findIndex(({ id }) => id === at) + 1
    const put = now.slice(from, from + answer.length + 1)
    assert.ok(put[0] && isHost(put[0].speaker))
    assert.deepEqual(
      put.map(({ text }) => text),
      [question.sentences[0]?.text, ...answer.map(({ text }) => text)],
    )
    const { judged } = await desk()
    for (const { id } of put) assert.equal(judged[id]?.verdict, 'supported')
  })

  test('is moved past its neighbour with what asks for it, and back', async () => {
    const before = await lines()
    const [, second] = (await draft()).chapters
    const third = (await desk()).read
      .filter(({ ids }) => second?.sentences.some(({ id }) => id === ids[0]))
      .at(-1)
    assert.ok(third)
    const [at = ''] = third.ids
    assert.equal((await choose({ deed: 'move', at, was: third.was, direction: 'up' })).outcome, 'kept')
    const moved = await lines()
    assert.notDeepEqual(moved, before)
    assert.deepEqual([...moved].sort(), [...before].sort())
    assert.equal((await choose({ deed: 'move', at, was: third.was, direction: 'down' })).outcome, 'kept')
    assert.deepEqual(await lines(), before)
    for (let step = 0; step < 30; step += 1)
      if ((await choose({ deed: 'move', at, was: third.was, direction: 'down' })).outcome !== 'kept') break
    assert.ok(
      ['edge', 'refused'].includes(
        (await choose({ deed: 'move', at, was: third.was, direction: 'down' })).outcome,
      ),
    )
  })

  test('is left out with its question, and the three questions of the programme stay', async () => {
    const [first, more] = (await draft()).chapters.map(({ sentences }) => sentences)
    const asks = first?.find(({ text }) => text.includes('read aloud, word for word'))
    assert.ok(asks)
    for (const { id } of [...(first ?? []), ...(more ?? [])]) {
      const now = (await desk()).read.find(({ ids }) => ids.includes(id))
      if (now) await choose({ deed: 'leave-out', at: now.ids[0] ?? '', was: now.was })
    }
    const [who, other] = (await draft()).chapters.map(({ sentences }) => sentences)
    assert.ok(who?.some(({ id }) => id === asks.id))
    assert.ok(who?.every(({ speaker }) => isHost(speaker)))
    assert.deepEqual(other ?? [], [])
  })

  test('is never what somebody has typed, whatever a form says', async () => {
    const before = await lines()
    const long = await longPassage()
    const [first] = long.whole
    const forms: Record<string, string>[] = hostileTexts.slice(0, 9).flatMap((text) => [
      { deed: 'edit', choose: 'instead', at: long.at, was: long.was, place: text },
      { deed: 'edit', choose: 'after', at: text, place: first?.place ?? '' },
      { deed: 'edit', kind: 'add', chapter: 'c1', after: long.at, speaker: 'reader', text },
      { deed: 'edit', kind: 'add', chapter: 'c1', after: long.at, speaker: 'customer', text },
      { deed: 'edit', kind: 'say', sentence: long.at, was: first?.text ?? '', text },
      { deed: 'edit', kind: 'read', chapter: 'c1', after: long.at, was: '[]', sentences: text, text },
      { deed: 'edit', kind: 'move', sentences: text, to: text },
    ])
    for (const form of forms) {
      const body = new URLSearchParams(form)
      const headers = { ...fromOurPage, cookie }
      const { status } = await fetch(`${site.origin}/studio/episodes/${requestId}`, {
        method: 'POST',
        headers,
        body,
      })
      assert.ok(status < 500, `${status} ${JSON.stringify(form)}`)
    }
    assert.deepEqual(await lines(), before)
  })

  test('is refused where the gate refuses it there, with the reason, and nothing is kept', async () => {
    const before = await lines()
    const [speaks] = (await draft()).chapters[1]?.sentences ?? []
    const answers = (await websiteSays()).sections.filter(
      ({ asked, sentences }) => asked > 0 && sentences.length > asked,
    )
    const pronoun = (await websiteSays()).sections
      .flatMap(({ sentences }) => sentences)
      .find(({ text, at, passage }) => at > 0 && /^(?:She|He|They|It) /.test(text) && passage.kind === 'text')
    assert.ok(pronoun && speaks && answers.length > 0)
    const refused = await choose({ deed: 'after', at: speaks.id, places: [placeIn(pronoun)] })
    assert.ok(refused.outcome === 'refused')
    assert.match(refused.reason, /has not been said here/)
    assert.deepEqual(await lines(), before)
  })

  test('does not lose the condition that follows on the website', async () => {
    const site = await websiteSays()
    const limit = site.sections.flatMap(({ sentences, passage }) =>
      sentences.flatMap((each, at) =>
        /^(?:But|However|Only|Please note|We do not) /.test(each.text) && at > 0 && passage.kind === 'text'
          ? [{ before: sentences[at - 1], each }]
          : [],
      ),
    )[0]
    assert.ok(limit?.before)
    const at = sentencesOfDraft(await draft()).at(-2)?.id ?? ''
    const lost = await choose({ deed: 'after', at, places: [placeIn(limit.before)] })
    assert.ok(lost.outcome === 'refused')
    assert.ok(lost.reason.includes(limit.each.text))
  })

  test('of two at once the second is told what the first has chosen, and loses nothing', async () => {
    const long = await longPassage()
    const [one, two] = long.whole
    assert.ok(one && two)
    const seen = { at: long.at, was: long.was }
    assert.equal((await choose({ deed: 'instead', ...seen, places: [one.place] })).outcome, 'kept')
    const late = await choose({ deed: 'instead', ...seen, places: [one.place, two.place] }, paul)
    const [now] = (await desk()).read.filter(({ ids }) => ids.includes(long.at))
    assert.ok(now && now.was !== long.was)
    assert.deepEqual(late, { outcome: 'changed', is: now.was, by: 'Ines' })
    for (const choice of [
      { deed: 'leave-out', ...seen },
      { deed: 'move', ...seen, direction: 'up' },
    ] as const)
      assert.equal((await choose(choice, paul)).outcome, 'changed')
    assert.equal((await findScript(pool, requestId))?.edits.length, 1)
    assert.equal(
      (await choose({ deed: 'instead', at: long.at, was: now.was, places: [one.place, two.place] }, paul))
        .outcome,
      'kept',
    )
    const both = await passage(one.text)
    await choose({ deed: 'leave-out', at: both.at, was: both.was })
    assert.equal((await choose({ deed: 'leave-out', at: both.at, was: both.was }, paul)).outcome, 'gone')
  })
})

describe('after a removal at the desk', () => {
  test('what makes no sense any more is flagged, and nothing goes out before it is mended', async () => {
    const { audioHash } = await productionOf(pool, requestId)
    const all = sentencesOfDraft(await draft())
    const hostAt = (at: number) => all.slice(at, at + 1).find(({ speaker }) => isHost(speaker))
    // Behind it neither the website goes on nor another question is asked and answered.
    const read = (await desk()).read.find(({ ids }) => {
      const first = all.findIndex(({ id }) => id === ids[0])
      const behind = first + ids.length
      return hostAt(first - 1)?.text.endsWith('?') && hostAt(behind)?.text.endsWith('?') === false
    })
    assert.ok(read)
    assert.deepEqual((await desk()).puzzles, {})
    // Sentence by sentence, as one could before: the question stays behind.
    for (const id of read.ids) {
      const was = all.find((each) => each.id === id)?.text ?? ''
      await editScript(pool, { requestId, operator, edit: { kind: 'drop', sentence: id, was } })
    }
    const { puzzles, judged } = await desk()
    assert.ok(
      Object.keys(puzzles).length > 0 ||
        Object.values(judged).some(({ verdict }) => verdict === 'unsupported'),
    )
    assert.equal(await approveEpisode(pool, { requestId, operator, audioHash }), 'unsupported')
  })

  test('an episode in which nobody says any more that the voices are artificial does not go out', async () => {
    const disclosed = sentencesOfDraft(await draft()).find(({ text }) => /artificial intelligence/.test(text))
    assert.ok(disclosed)
    const { id, text } = disclosed
    await editScript(pool, { requestId, operator, edit: { kind: 'drop', sentence: id, was: text } })
    assert.ok(Object.values((await desk()).puzzles).includes('no-disclosure'))
    await undoEdit(pool, { requestId, operator })
    assert.deepEqual((await desk()).puzzles, {})
  })
})

test('the screen of all that was read shows suggestions, every passage, and what is left out with its reason', async () => {
  const show = async (search: string) => {
    const answer = await fetch(`${site.origin}/studio/episodes/${requestId}/read${search}`, {
      headers: { cookie },
    })
    assert.equal(answer.status, 200)
    return answer.text()
  }
  const at = (await longPassage()).at
  assert.match(await show(`?at=${at}&how=instead&near=3`), /It is read instead of this:/)
  assert.match(await show('?at=gone1&how=instead&near=3'), /has gone meanwhile/)
  assert.match(await show('?view=all&q=Ines+Carvalho'), /Ines Carvalho makes about six cakes/)
  assert.match(await show('?view=all&q=nowhereinit'), /Nothing has all of these words/)
  assert.match(await show('?view=left-out'), /It is [a-z ]+/)
  for (const search of [
    '?page=999999',
    '?view=left-out&reason=constructor',
    '?take=__proto__.1',
    '?at=%00',
    '?near=-1',
  ])
    await show(search)
})
