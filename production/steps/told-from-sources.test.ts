import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { SourceToTell } from '#database/sources-read.ts'
import { turnsRead } from '#domain/material.ts'
import { isHost } from '#domain/script.ts'
import { produceEpisode } from '#production/line.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'
import type { Finished, Order, Vendors } from './step.ts'

const web = fixtureWeb({ folder: 'content/sample-sites', ourName: 'Offmic' })

const piece = (place: number, text: string, kind: 'heading' | 'text' = 'text') => ({
  ...{ piece: place, kind, text, page: 3 },
  ...(kind === 'text' && { paragraph: place }),
})
const handbook: SourceToTell = {
  id: 'b7b3a1de-4f9e-4c0e-9a7e-0f6d5b1c2a33',
  name: 'Handbook.pdf',
  kind: 'pdf',
  pieces: [
    piece(0, 'Our sourdough school', 'heading'),
    piece(
      1,
      'We teach our sourdough school on the first Saturday of each month, for eight people at two long tables.',
    ),
    piece(
      2,
      'Each pupil of our sourdough school takes home a jar of the starter that Ada began in 1998, and a loaf.',
    ),
    piece(
      3,
      'At our sourdough school nobody needs to have baked before, and we lend aprons and tins to everybody.',
    ),
    piece(
      4,
      'We began the sourdough school because customers asked every week why their own bread stayed flat.',
    ),
  ],
}

async function make(more: Partial<Order> = {}) {
  const finished = new Map<string, unknown>()
  const aim = { topic: 'sourdough school', note: '', pages: [], text: null, minutes: null, tellsAgain: false }
  const order: Order = {
    requestId: '00000000-0000-4000-8000-000000000000',
    website: 'https://harbour-lane-bakery.test',
    // These steps read, choose and write, and ask for nothing else.
    vendors: { web, speech: { languages: ['en'] } } as unknown as Vendors,
    signal: new AbortController().signal,
    brief: { ...aim, business: null, hosts: 2, voices: {} },
    ...more,
  }
  const notebook = {
    finished,
    begin: async () => true,
    finish: async (step: string, output: unknown) => void finished.set(step, output),
  }
  const ended = await produceEpisode(order, notebook, ['read-website', 'plan', 'write-script', 'check-facts'])
  const made = Object.fromEntries(finished) as Partial<Finished> // each was written by its own step
  const said = made['check-facts']?.script.chapters.flatMap(({ sentences }) => sentences) ?? []
  const read = said.filter(({ speaker }) => !isHost(speaker)).map(({ text }) => text)
  return { ended, made, said, read }
}

describe('an episode of a show', () => {
  test('is told from what its client has handed in, and each line points to page and paragraph', async () => {
    const { made, read } = await make({ sources: [handbook] })
    assert.ok(read.join(' ').includes('we lend aprons and tins to everybody'), read.join('\n'))
    const { passages = [] } = made['read-website'] ?? {}
    const entries = made['check-facts']?.ledger.entries ?? []
    const behind = entries.find(({ text }) => text.includes('aprons and tins'))?.evidence[0]
    const passage = passages.find(({ id }) => id === behind?.id)
    assert.deepEqual(passage?.source, {
      ...{ id: handbook.id, name: 'Handbook.pdf', piece: 3, page: 3, paragraph: 3 },
    })
    assert.equal(passage?.url, `text:source/${handbook.id}`, 'nothing that the public could open')
  })

  test('without it does not know of it, and one that comes later does not tell it again', async () => {
    assert.equal((await make()).ended.outcome, 'ask')
    const { said } = await make({ sources: [handbook] })
    const toldBefore = [{ title: 'The school', on: '2026-11-23', texts: turnsRead(said) }]
    const again = await make({ sources: [handbook], toldBefore })
    assert.equal(again.ended.outcome, 'ask', 'all of it is told')
  })

  test('says nothing that the website denies, and nothing of another language', async () => {
    const german =
      'Wir backen jeden Morgen um vier Uhr unser Brot, und niemand schläft dabei ein, denn der Ofen ist laut.'
    const foreign = {
      ...handbook,
      name: 'Handbuch.pdf',
      pieces: [1, 2, 3, 4, 5].map((place) =>
        piece(place, `${german} Das gilt auch am Tag ${place} der Woche, und der Teig ruht.`),
      ),
    }
    const { made } = await make({ sources: [foreign] })
    assert.deepEqual(
      made['read-website']?.passages.filter(({ source }) => source),
      [],
    )
  })
})
