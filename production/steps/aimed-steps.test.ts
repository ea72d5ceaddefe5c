import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Aim } from '#domain/aim.ts'
import { isHost } from '#domain/script.ts'
import type { VoiceGuide } from '#domain/voice-guide.ts'
import { bookInMemory } from '#production/conversation/pass-book.ts'
import { produceEpisode } from '#production/line.ts'
import type { Model } from '#vendors/models/model.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'
import type { Finished, Order, Vendors } from './step.ts'

const web = fixtureWeb({ folder: 'content/sample-sites', ourName: 'Offmic' })
const nothing: Aim = { topic: null, note: '', pages: [], text: null, minutes: null, tellsAgain: false }
const site = 'https://harbour-lane-bakery.test'

/** As far as the script that goes to the voices. */
async function make(aim: Partial<Aim>, vendors: Partial<Vendors> = {}, guide?: VoiceGuide) {
  const finished = new Map<string, unknown>()
  const order: Order = {
    requestId: '00000000-0000-4000-8000-000000000000',
    website: site,
    // The cast: these steps read, choose and write, and ask for nothing else.
    vendors: { web, speech: { languages: ['en'] }, ...vendors } as unknown as Vendors,
    signal: new AbortController().signal,
    guide,
    brief: { ...nothing, ...aim, business: null, hosts: 2, voices: {} },
  }
  const notebook = {
    finished,
    begin: async () => true,
    finish: async (step: string, output: unknown) => void finished.set(step, output),
  }
  const ended = await produceEpisode(order, notebook, ['read-website', 'plan', 'write-script', 'check-facts'])
  return { ended, ...(Object.fromEntries(finished) as Partial<Finished>) } // each was written by its own step
}
const readIn = (made: Awaited<ReturnType<typeof make>>) =>
  made['check-facts']?.script.chapters
    .flatMap(({ sentences }) => sentences)
    .filter(({ speaker }) => !isHost(speaker)) ?? []

describe('what an operator asks for', () => {
  test('reaches the script, and the plan says what came of it', async () => {
    const made = await make({ topic: 'wedding cakes', note: 'Leave out the nuts.', minutes: 2 })
    assert.equal(made['check-facts']?.script.title, 'Wedding cakes')
    assert.doesNotMatch(
      readIn(made)
        .map(({ text }) => text)
        .join(' '),
      /\bnuts\b/,
    )
    assert.ok((made.plan?.seconds ?? 999) <= 120)
    assert.deepEqual(
      made.plan?.effects?.map((each) => each.of),
      ['topic', 'left-out'],
    )
  })

  test('and of which the website says nothing waits for the operator instead of being told wrongly', async () => {
    const { ended, plan } = await make({ topic: 'guided tours of Mars' })
    assert.deepEqual([ended.outcome, plan], ['ask', undefined])
    assert.match(
      ended.outcome === 'ask' ? ended.reason : '',
      /^Nothing on harbour-lane-bakery\.test that can be read aloud speaks of “guided tours of Mars”/,
    )
  })

  test('is told from the pages that were named first', async () => {
    const page = `${site}/classes`
    const made = await make({ pages: [page] })
    assert.deepEqual(made['read-website']?.chosen, [page])
    const passages = new Map(made['read-website']?.passages.map(({ id, url }) => [id, url]))
    const heard = readIn(made).filter(
      ({ support }) => support !== 'bridge' && support.some((id) => passages.get(id) === page),
    )
    assert.ok(heard.length >= 4, `${heard.length}`)
  })

  test('from a page that is not there waits, and says which', async () => {
    const { ended } = await make({ pages: [`${site}/no-such-page`] })
    assert.equal(ended.outcome, 'ask')
    assert.match(
      ended.outcome === 'ask' ? ended.reason : '',
      /\/no-such-page cannot be read\. We found no page/,
    )
  })
})

test('what the guide of a show keeps back is read by nobody, in any episode', async () => {
  const made = await make({ note: 'Mention the old oven.' }, {}, { secrets: ['Nuts. Almonds!', 'Gladys'] })
  const said = readIn(made).map(({ text }) => text)
  assert.ok(said.length > 10)
  assert.doesNotMatch(said.join(' '), /\bnuts\b|Gladys/)
  const left = made.plan?.effects?.flatMap((each) => (each.of === 'left-out' ? [each.said] : []))
  assert.deepEqual(left, ['Leave out Nuts', 'Almonds', 'Leave out Gladys'])
})

test('what shall not be told is not shown to a model', async () => {
  const shown: string[] = []
  const model: Model = {
    ...{ name: 'a model that will not', vendor: 'none', model: 'none' },
    async ask({ material }) {
      shown.push(...material.split('\n'))
      return {
        outcome: 'refused',
        reason: 'No.',
        usage: { input: 0, cached: 0, output: 0 },
        seconds: 0,
        calls: 1,
      }
    },
  }
  const writing: Vendors['writing'] = {
    ...{ models: { large: model, small: model, judge: model }, ceiling: 1, dayCeiling: 1 },
    ...{ dollarsOf: () => 0, now: () => new Date(), bookOf: () => bookInMemory() },
  }
  const made = await make({ note: 'Do not mention Gladys.' }, { writing })
  assert.match(made['write-script']?.written?.reason ?? '', /^No\./)
  assert.ok(shown.length > 20)
  assert.ok(!shown.some((line) => line.includes('We call it Gladys')))
})

describe('a text beside a website', () => {
  const text = `The new kitchen

In September 2026 we opened a second kitchen in the old ferry hall, with two electric deck ovens from Sweden. Nine people work there, and visitors may watch them through the long window on the quay.

Our white loaf costs £9.80.

Every loaf is free of gluten and safe for coeliacs.`

  test('is a source of its own, heard and shown as what was handed in', async () => {
    const made = await make({ text })
    assert.equal(made.ended.outcome, 'produced')
    const ours = new Set(
      made['read-website']?.passages.flatMap(({ id, url }) => (url.startsWith('text:') ? [id] : [])),
    )
    const heard = readIn(made).filter(
      ({ support }) => support !== 'bridge' && support.some((id) => ours.has(id)),
    )
    assert.match(heard.map((each) => each.text).join(' '), /old ferry hall/)
    const { entries } = made['check-facts']?.ledger ?? { entries: [] }
    const entry = entries.find((each) => each.text.includes('old ferry hall'))
    assert.match(entry?.evidence[0]?.url ?? '', /^text:/)
  })

  test('may say more than the website, and nothing against it', async () => {
    const { 'read-website': reading } = await make({ text })
    const kept = reading?.passages.map((each) => each.text).join(' ') ?? ''
    assert.doesNotMatch(kept, /£9\.80|safe for coeliacs/)
    const reasons = new Map(reading?.leftOut?.map((each) => [each.text, each.reason]))
    assert.match(reasons.get('Our white loaf costs £9.80.') ?? '', /^the website says £4\.20/)
    assert.match(
      reasons.get('Every loaf is free of gluten and safe for coeliacs.') ?? '',
      /^only the website may say/,
    )
  })

  test('in another language waits for the operator', async () => {
    const german = 'Unsere zweite Backstube liegt am alten Hafen und hat zwei Öfen aus Schweden.\n\n'
    const more = [
      'Wir backen dort jeden Morgen ab drei Uhr, und wer will, darf zusehen.',
      'Neun Leute arbeiten in der Halle, drei davon lernen noch.',
      'Am Samstag gibt es das Brot mit Walnüssen, solange es reicht.',
    ]
    const { ended } = await make({ text: german + more.join('\n\n') })
    assert.match(ended.outcome === 'ask' ? ended.reason : '', /another language/)
  })
})
