import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftOf, scriptOfDraft } from '#domain/draft/draft.ts'
import { produceEpisode } from '#production/line.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'
import { episodeAsEdited } from './as-edited.ts'
import type { Finished, Order, Vendors } from './step.ts'

const web = fixtureWeb({ folder: 'content/sample-sites', ourName: 'Offmic' })

test('a script is named, cast, played and drawn as the client of its show has decided, and operators may still say otherwise', async () => {
  const finished = new Map<string, unknown>()
  const order: Order = {
    requestId: '00000000-0000-4000-8000-000000000000',
    website: 'https://harbour-lane-bakery.test',
    // The cast: these steps read, choose and write, and ask for nothing else.
    vendors: { web, speech: { languages: ['en'] } } as unknown as Vendors,
    signal: new AbortController().signal,
    show: {
      ...{ name: 'The Slow Loaf', voices: { host: 'sam', guest: 'nora' }, theme: 2 },
      cover: { take: 3, business: 'Hobbs Bakery', colours: ['#7a3b12'] },
    },
  }
  const notebook = {
    finished,
    begin: async () => true,
    finish: async (step: string, output: unknown) => void finished.set(step, output),
  }
  await produceEpisode(order, notebook, ['read-website', 'plan', 'write-script', 'check-facts'])
  const made = Object.fromEntries(finished) as Partial<Finished> as Finished // each was written by its own step
  const told = episodeAsEdited(order, made)
  assert.deepEqual(
    [told.script.show, told.cast.host?.id, told.cast.guest?.id, told.theme, told.cover],
    ['The Slow Loaf', 'sam', 'nora', 2, 3],
  )
  const edited = episodeAsEdited({ ...order, edits: [{ kind: 'theme', take: 4, was: 2 }] }, made)
  assert.deepEqual(
    [edited.theme, edited.cover, edited.script.chosen?.cover?.business],
    [4, 3, 'Hobbs Bakery'],
  )
  assert.deepEqual(scriptOfDraft(draftOf(told.script)).chosen, told.script.chosen, 'no edit forgets it')
})
