import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { findScript } from '#database/edits.ts'
import { type Deed, deskState, may } from '#domain/desk.ts'
import { assertTrue, everythingOf } from '#test/after-a-deed.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { deskDeeds, type Position, positions, publish, requestDeeds } from '#test/deeds-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const { operator: ines } = await anOperator(pool, { name: 'Ines' })
const { operator: paul } = await anOperator(pool, { name: 'Paul' })
beforeEach(() => emptyTables(pool, 'podcast_requests'))

const names = Object.keys(deskDeeds) as Deed[] // its keys are these
const all = { ...deskDeeds, ...requestDeeds }
const everyDeed = Object.entries(all)

function isAllowed(deed: Deed, { state, isAtWork, letter }: Position): boolean {
  if (!may[deed].includes(state)) return false
  if (deed === 'remake') return !isAtWork // not while the line is at it
  return deed !== 'send-again' || letter === 'sent' // the first one is still on its way
}

for (const position of positions)
  describe(`an episode ${position.name}`, () => {
    test('is where the desk says', async () => {
      const found = await findScript(pool, await position.make(pool))
      assert.equal(found && deskState(found.progress), position.state)
    })

    for (const deed of names)
      test(`${isAllowed(deed, position) ? 'takes' : 'refuses'} ${deed}, of two at once`, async () => {
        const id = await position.make(pool)
        const before = await everythingOf(pool, id)
        const done = await Promise.all([all[deed](pool, ines, id), all[deed](pool, paul, id)])
        assert.equal(done.filter(Boolean).length, isAllowed(deed, position) ? 1 : 0)
        if (!isAllowed(deed, position)) assert.equal(await everythingOf(pool, id), before)
        await assertTrue(pool, id, deed)
      })

    test('stays true whatever two do to it at once', async () => {
      for (const [one, doOne] of everyDeed)
        for (const [other, doOther] of everyDeed) {
          if (one >= other) continue
          const id = await position.make(pool)
          await Promise.all([doOne(pool, ines, id), doOther(pool, paul, id)])
          await assertTrue(pool, id, `${one} and ${other}`)
        }
    })

    test('stays true whatever is done while it is published', async () => {
      for (const [deed, doIt] of everyDeed) {
        const id = await position.make(pool)
        await Promise.all([doIt(pool, ines, id), publish(pool, id).catch(unlessRefused)])
        await assertTrue(pool, id, `${deed} and publishing`)
      }
    })
  })

/** What its client has not approved, the database lets nobody publish. */
function unlessRefused(error: unknown): void {
  if (!/client of this show has not approved/.test(String(error))) throw error
}
