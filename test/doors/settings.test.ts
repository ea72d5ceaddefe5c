import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { addSettings } from '#database/settings.ts'
import { defaults } from '#domain/settings.ts'
import { checkSettings } from '#operations/check-settings.ts'
import { saveSettings } from '#operations/save-settings.ts'
import { recordVoices } from '#production/recording/record-voices.ts'
import { createLog } from '#server/process/log.ts'
import { printSite } from '#server/site/print-site.ts'
import { followSettings } from '#server/wiring/current-settings.ts'
import { openMail } from '#server/wiring/post-office.ts'
import { openVendors } from '#server/wiring/vendors.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'
import { asBuilt, builtOrigin, startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, fromOurPage } from '#test/studio-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'

const { pool } = await startDatabase()
const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-settings-'))
after(() => rm(dataDir, { recursive: true }))
const config = testConfig({ dataDir })
const database = { isReady: async (): Promise<true> => true, pool }
const owner = await anOperator(pool)

const newestNumber = async () =>
  (await pool.query('select coalesce(max(number), 0) as number from private.settings')).rows[0].number
const save = async (settings: Record<string, string>) =>
  saveSettings(pool, { operatorId: owner.operator.id, basedOn: await newestNumber(), settings })

async function post(origin: string, fields: Record<string, string>) {
  const response = await fetch(`${origin}/studio/settings`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: owner.cookie, ...fromOurPage },
    body: new URLSearchParams({ basedOn: String(await newestNumber()), ...fields }),
  })
  return { status: response.status, html: await response.text() }
}
const ask = async (address: string) => (await fetch(address, { headers: { cookie: owner.cookie } })).text()

test('pages that cannot be printed leave those of before, and the owner sees why', async () => {
  const print = asBuilt('Price of nothing in pricing.ts')
  await using site = await startSite({ config, database, print })
  const before = await ask(`${site.origin}/pricing`)
  const { status } = await post(site.origin, { intent: 'save', 'starter.mainPriceCents': '275' })
  assert.equal(status, 302)
  let screen = ''
  while (!screen.includes('cannot be printed')) screen = await ask(`${site.origin}/studio/settings`)
  assert.match(screen, /Price of nothing in pricing\.ts/)
  assert.equal(await ask(`${site.origin}/pricing`), before)
  assert.ok(site.lines.some((line) => line.includes('settings-not-shown')))
})

test('a candidate without its pages is not shown either', async () => {
  const print: typeof printSite = async (built, wanted) => {
    const { files, ...printed } = await printSite(built, wanted)
    return {
      ...printed,
      files: new Map([...files].filter(([path]) => path !== '/pricing' || files === built.files)),
    }
  }
  await using site = await startSite({ config, database, print })
  await post(site.origin, { intent: 'save', 'starter.mainPriceCents': '280' })
  let screen = ''
  while (!screen.includes('cannot be printed')) screen = await ask(`${site.origin}/studio/settings`)
  assert.match(screen, /The site has no page \/pricing/)
  assert.equal((await fetch(`${site.origin}/pricing`)).status, 200)
})

test('everything works as a plain form too', async () => {
  await using site = await startSite({
    config,
    database,
    print: asBuilt('No.'),
  })
  const looked = await post(site.origin, { intent: 'look', 'mail.name': 'Ines of Offmic' })
  assert.match(looked.html, /Sender’s name/)
  assert.match(looked.html, /Save and publish/)
  assert.match(looked.html, /name="mail\.name" value="Ines of Offmic"/)
  const back = await post(site.origin, { intent: 'edit', 'mail.name': 'Ines of Offmic' })
  assert.match(
    back.html,
    /id="setting-mail-name"[^>]*value="Ines of Offmic"|value="Ines of Offmic"[^>]*id="setting-mail-name"/,
  )
})

describe('another machine', () => {
  test('notices within a second or two, without being told', async () => {
    const current = { number: await newestNumber(), settings: {} }
    const { promise, resolve } = Promise.withResolvers<void>()
    const stop = followSettings({ pool, current, changed: resolve, log: createLog(), everyMilliseconds: 20 })
    await save({ review: 'review' })
    await promise
    assert.deepEqual(current.settings, { review: 'review' })
    await stop()
  })
})

describe('what is no matter of pages holds at once', () => {
  const current = { number: 0, settings: {} as Record<string, string> }

  test('a name in the lexicon is heard in the next recording', async () => {
    const storage = folderStorage(path.join(dataDir, 'media'))
    const vendors = openVendors({ config, current, storage, pool, secretKey: testSecretKey })
    const sentence = { speaker: 'host' as const, text: 'Ask Nguyen.' }
    const script = {
      show: 'Show',
      title: 'Title',
      summary: [],
      chapters: [{ title: 'One', sentences: [sentence] }],
    }
    const record = async () => {
      const { speech, cast, lexicon = {}, cacheFolder } = vendors
      // Whatever else a script holds has no voice.
      const recorded = await recordVoices({
        script: script as never,
        voices: cast,
        speech,
        lexicon,
        cacheFolder,
      })
      assert.equal(recorded.outcome, 'recorded')
      return recorded.outcome === 'recorded' ? recorded : assert.fail()
    }
    const before = await record()
    assert.equal(before.voices.host?.name, 'Nora')
    current.settings = { lexicon: 'Nguyen = win', 'voice.host': 'ruth' }
    const after = await record()
    assert.equal(after.voices.host?.name, 'Ruth')
    assert.notEqual(after.clips[0]?.file, before.clips[0]?.file)
    current.settings = { 'voice.host': 'ruth' }
    const spelled = await record()
    assert.notEqual(spelled.clips[0]?.file, after.clips[0]?.file)
    assert.notDeepEqual(
      await readFile(spelled.clips[0]?.file ?? ''),
      await readFile(after.clips[0]?.file ?? ''),
    )
  })

  test('the next letter comes from the new sender', async () => {
    const mail = openMail(config, current)
    const letter = (id: string) => ({
      id,
      to: 'ada@bakery.test',
      subject: 'Hello',
      html: '<p>Hello</p>',
      text: 'Hello',
      stopAddress: `${builtOrigin}/stop/x`,
      date: new Date(),
    })
    const sent = async () => {
      const id = crypto.randomUUID()
      await mail.send(letter(id))
      const text = await readFile(path.join(dataDir, 'outbox', `${id}.eml`), 'utf8')
      return /^From: (.*?)\r$/m.exec(text)?.[1]
    }
    assert.equal(await sent(), 'Offmic <hello@offmic.example>')
    current.settings = { 'brand.contactEmail': 'hello@agency.example' }
    assert.equal(await sent(), 'Offmic <hello@agency.example>', 'who visitors write to writes to them')
    const typed = { 'mail.name': 'Ines, Offmic', 'mail.address': 'ines@agency.example' }
    current.settings = { ...checkSettings(typed, defaults).settings }
    assert.equal(await sent(), '"Ines, Offmic" <ines@agency.example>')
  })
})

test('whoever saves over what nobody has seen is refused', async () => {
  const basedOn = await newestNumber()
  const draft = { operatorId: owner.operator.id, basedOn }
  const saved = await Promise.all([
    saveSettings(pool, { ...draft, settings: { review: 'review', 'mail.name': 'One' } }),
    saveSettings(pool, { ...draft, settings: { review: 'review', 'mail.name': 'Two' } }),
  ])
  assert.deepEqual(saved.map(({ outcome }) => outcome).sort(), ['saved', 'stale'])
})

test('what this version of the product cannot use is passed over', async () => {
  const client = await pool.connect()
  const odd = {
    'starter.mainPriceCents': 'x',
    'operator.gone': 'x',
    'scheduler.url': 'http://a.b',
    review: 'perhaps',
  }
  await addSettings(client, owner.operator.id, { ...odd, 'mail.name': 'Ines' })
  client.release()
  const current = { number: 0, settings: {} }
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = followSettings({ pool, current, changed: resolve, log: createLog(), everyMilliseconds: 20 })
  await promise
  await stop()
  assert.deepEqual(current.settings, { 'mail.name': 'Ines' })
})
