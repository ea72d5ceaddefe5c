import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { beforeEach, describe, test } from 'node:test'
import { offerEpisode } from '#database/review.ts'
import type { Script } from '#domain/script.ts'
import { readHealth } from '#operations/read-health.ts'
import type { Vendors } from '#production/steps/step.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aWrittenEpisode, openLine, productionOf } from '#test/desk-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aMediaFolder, published } from '#test/episode-under-test.ts'
import { until } from '#test/faults/alive.ts'
import { aHouse } from '#test/rights-under-test.ts'
import { engines } from '#vendors/voices/engines.ts'
import { speech as flite } from '#vendors/voices/flite/flite-speech.ts'
import type { Speech } from '#vendors/voices/speech.ts'

const { pool } = await startDatabase()
const [storage, house] = [await aMediaFolder(), await aHouse()]
beforeEach(() => emptyTables(pool, 'podcast_requests', 'private.episodes'))

const twoSentences = ([opening]: Script['chapters']) =>
  opening ? [{ ...opening, sentences: opening.sentences.slice(0, 2) }] : []

describe('an episode', () => {
  /** As its vendor would speak it, without the vendor. */
  const { module: _, ...here } = flite
  const elevenLabs: Speech = {
    ...here,
    engine: 'elevenlabs',
    name: 'ElevenLabs',
    speak: (request) => flite.speak({ ...request, voice: 'slt' }),
  }

  test('costs what its characters cost with the engine that spoke them', async () => {
    const id = await aWrittenEpisode(pool, twoSentences)
    const changes: Partial<Vendors> = {
      speech: elevenLabs,
      approve: (offer) => offerEpisode(pool, offer, 'automatic'),
    }
    await using _line = await openLine({ pool, storage, cacheFolder: house.cacheFolder, changes })
    await until(async () => (await productionOf(pool, id))?.hasEnded)
    const [cost] = (await readHealth({ pool, house })).costs
    assert.ok(cost && cost.characters > 0 && cost.workSeconds > 0)
    assert.deepEqual([cost.engine, cost.usd], ['elevenlabs', (cost.characters * 100) / 1_000_000])
  })

  test('that an older version made, which named its engine as people do, costs the same', async () => {
    await published(pool, storage)
    await pool.query(
      `update private.episodes set episode = jsonb_set(episode, '{voices,host,engine}', '"Flite (built in)"')`,
    )
    await pool.query(await readFile('database/migrations/0021_engines-by-id.sql', 'utf8'))
    const { costs } = await readHealth({ pool, house })
    assert.deepEqual(
      costs.map(({ engine, usd }) => [engine, usd]),
      [['flite', 0]],
    )
  })

  test('has a price with every engine but one whose server is the operator’s own', () => {
    const unknown = [...engines].filter(([, { price }]) => price.usdPerMillion === undefined)
    assert.deepEqual(
      unknown.map(([engine]) => engine),
      ['openai'],
    )
  })
})
