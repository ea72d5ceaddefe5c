import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { languages } from '#content/programme/languages.ts'
import { scriptAsText, summaryOf } from '#production/writer/shown-script.ts'
import { writeWebsite } from '#production/writer/write-website.ts'
import { openModel } from '#vendors/models/open-model.ts'
import { openStandIn } from '#vendors/models/stand-in/stand-in.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'
import { bookInMemory } from './pass-book.ts'

const folder = path.join(import.meta.dirname, 'recorded')
const standIn = await openStandIn({ folder })
after(() => standIn[Symbol.asyncDispose]())
const web = fixtureWeb({ folder: 'content/sample-sites', ourName: 'Offmic' })
const codes = languages.map(({ code }) => code)
const hosts = await readdir(folder)
/**
 * Of an episode of five minutes with all its repairs; what is wanted is 46,000 and 19,000. Half of it cached is wanted,
 * too: since each pass sees less, less of it is what the one before has seen.
 */
const [mostIn, mostOut] = [48_000, 14_000]
const leastCached = 0.37

async function told(host: string) {
  const model = openModel({ kind: 'openai-compatible', model: 'recorded', url: standIn.url })
  const book = bookInMemory()
  const written = await writeWebsite({
    ...{ web, host, languages: codes },
    desk: {
      ...{ models: { large: model, small: model, judge: model }, book },
      ...{ dollarsOf: () => 0, ceiling: 1, dayCeiling: 1, now: () => new Date() },
    },
  })
  return { written, book }
}

test('answers of eight websites and more are recorded', () => assert.ok(hosts.length >= 8, hosts.join(', ')))

describe('what somebody who played the model from the prompts alone has written', () => {
  for (const host of hosts)
    test(`becomes the script of ${host} that was read last`, async () => {
      const { written, book } = await told(host)
      const golden = path.join(import.meta.dirname, 'golden', `${host}.txt`)
      assert.equal(scriptAsText(host, { ...written, leftOut: [] }), await readFile(golden, 'utf8'))
      assert.ok(written.outcome === 'episode')
      assert.equal(written.script.written?.way, 'A', written.script.written?.reason ?? '')
      assert.equal(written.ledger.figures.unsupported, 0)
      const { hostShare } = summaryOf(host, written, 0)
      assert.ok(hostShare > 0.5 && hostShare < 0.72, `${hostShare}`)
      const input = book.all.reduce((all, { usage }) => all + usage.input, 0)
      // Recorded answers are written to be read, with spaces that no model sends.
      const output = book.all.reduce((all, { answer }) => all + JSON.stringify(answer).length / 4, 0)
      const cached = book.all.reduce((all, { usage }) => all + usage.cached, 0)
      assert.ok(input <= mostIn && output <= mostOut, `${input} in, ${output} out`)
      assert.ok(cached >= leastCached * input, `${cached} of ${input}`)
    })
})
