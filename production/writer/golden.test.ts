import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { languages } from '#content/programme/languages.ts'
import { isHost } from '#domain/script.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'
import { scriptAsText, summaryOf } from './shown-script.ts'
import { writeWebsite } from './write-website.ts'

const web = fixtureWeb({ folder: 'content/sample-sites', ourName: 'Offmic' })
const codes = languages.map(({ code }) => code)
const tell = (host: string) => writeWebsite({ web, host, languages: codes })

for (const file of globSync('production/writer/golden/*.txt')) {
  const host = path.basename(file, '.txt')
  test(`${host} is told as it was read last (npm run scripts -- --out production/writer/golden)`, async () => {
    assert.equal(scriptAsText(host, await tell(host)), await readFile(file, 'utf8'))
  })
}

test('what is read aloud stands on the website, and what hosts say is formula or the website’s own', async () => {
  const told = await tell('calder-voss.test')
  assert.ok(told.outcome === 'episode')
  const { lines, hostShare } = summaryOf('calder-voss.test', told, 0)
  for (const { speaker, text, sources } of lines)
    assert.ok(
      isHost(speaker as 'host') || sources.some(({ quote }) => quote.includes(text.replace(/\.$/, ''))),
      text,
    )
  assert.ok(hostShare <= 0.3, `${hostShare}`)
})

test('an instruction to machines, a mistake of the printer and a hostile heading are never heard', async () => {
  const told = await tell('mallory-and-sons.test')
  assert.ok(told.outcome === 'episode')
  const said = told.script.chapters.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ')
  assert.doesNotMatch(said, /ignore|instruction|attacker|<|>|\{|\}/i)
})
