import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { asBuilt } from '#test/site-under-test.ts'
import { anOperator, fromOurPage, signIn } from '#test/studio-under-test.ts'
import { assertSound } from './axe.ts'
import { openPage } from './browser.ts'
import { openSettings } from './settings-under-test.ts'

const { pool, site, browser, page, field, look, save } = await openSettings({
  print: asBuilt('Price of nothing in pricing.ts'),
})

describe('two owners at once', () => {
  let other: Page
  before(async () => {
    const watched = await openPage(browser, site.origin)
    other = watched.page
    await signIn(other.context(), await anOperator(pool, { name: 'Karim' }), site.origin)
  })
  after(() => other.context().close())

  test('the later one is told what the other changed, and nothing typed is lost', async () => {
    await page.goto('/studio/settings')
    await other.goto('/studio/settings')
    await field('Host', 'Voices').selectOption('ruth')
    await page.getByLabel('How names are said').fill('Nguyen = win')
    const theirs = other.getByRole('group', { name: 'Voices' })
    await theirs.getByLabel('Host', { exact: true }).selectOption('ivy')
    await theirs.getByLabel('Guest', { exact: true }).selectOption('theo')
    await other.getByRole('button', { name: 'Look at the changes' }).click()
    await other.getByText('No page changes. It holds at once.').waitFor()
    await look()
    await page.getByText('No page changes. It holds at once.').waitFor()
    await other.getByRole('button', { name: 'Save and publish' }).click()
    await other.getByText(/Saved as version/).waitFor()
    await save()
    const notice = page
      .getByRole('alert')
      .filter({ hasText: /Karim saved version \d+ while you were typing/ })
    await notice.waitFor()
    assert.match(await notice.innerText(), /Voices: Guest\s+Sam: .*\s+Theo: /)
    await page.getByText(/Karim has set this to “Ivy: .*” meanwhile/).waitFor()
    assert.equal(await field('Host', 'Voices').inputValue(), 'ruth')
    assert.equal(await field('Guest', 'Voices').inputValue(), 'theo')
    assert.equal(await page.getByLabel('How names are said').inputValue(), 'Nguyen = win')
    await assertSound(page)
    await look()
    await save()
    await page.getByText(/Saved as version/).waitFor()
    const { rows } = await pool.query('select settings from private.settings order by number desc limit 1')
    const { 'voice.host': host, 'voice.guest': guest, lexicon } = rows[0].settings
    assert.deepEqual({ host, guest, lexicon }, { host: 'ruth', guest: 'theo', lexicon: 'Nguyen = win' })
  })
})

test('what cannot be right is said beside its field, and stays as it was typed', async () => {
  await page.goto('/studio/settings')
  await field('Price, per month', 'Starter').fill('-5')
  await field('Contact e-mail', 'Contact').fill('nobody')
  await field('Starter', 'Checkouts').fill('http://pay.example')
  await field('Pre-Launch Price', 'The guide').fill('40')
  await look()
  await page.getByText('4 fields need a look.').waitFor()
  const price = field('Price, per month', 'Starter')
  assert.equal(await price.inputValue(), '-5')
  const described = (await price.getAttribute('aria-describedby'))?.split(' ').at(-1)
  assert.match(await page.locator(`#${described}`).innerText(), /no price from 0 to 100,000/)
  await page.getByText(/no e-mail address, such as/).waitFor()
  await page.getByText(/begins with https/).waitFor()
  await page.getByText('Each price is higher than the one before.').waitFor()
  await assertSound(page)
})

test('an operator who is no owner sees the settings and changes none', async () => {
  const watched = await openPage(browser, site.origin)
  const someone = await anOperator(pool, { name: 'Olga', role: 'operator' })
  await signIn(watched.page.context(), someone, site.origin)
  await watched.page.goto('/studio/settings')
  await watched.page.getByText('Only an owner changes settings.').waitFor()
  assert.equal(await watched.page.getByLabel('Contact e-mail').isDisabled(), true)
  assert.equal(await watched.page.getByRole('button', { name: 'Look at the changes' }).count(), 0)
  await watched.page.context().close()
  const count = async () => (await pool.query('select from private.settings')).rowCount
  const kept = await count()
  const { status } = await fetch(`${site.origin}/studio/settings`, {
    method: 'POST',
    headers: { cookie: someone.cookie, ...fromOurPage },
    body: new URLSearchParams({ intent: 'save', 'starter.mainPriceCents': '1' }),
  })
  assert.equal(status, 403)
  assert.equal(await count(), kept)
})

describe('for everybody', () => {
  for (const [name, address] of [
    ['the form', '/studio/settings'],
    ['the versions', '/studio/settings/versions?older=1&newer=2'],
  ] as const)
    test(`${name} has no fault of accessibility in either scheme, and fits 320 pixels`, async () => {
      await page.goto(address)
      await assertSound(page, [320, 1280])
    })
})

test('pages that cannot be printed are told of on a screen without a fault', async () => {
  await page.goto('/studio/settings')
  await page.getByLabel('Description').first().fill('Eight episodes, and then one more each month.')
  await look()
  await page.getByText('These pages cannot be printed.').waitFor()
  await assertSound(page)
  await save()
  const status = page.getByRole('status').filter({ hasText: 'cannot be printed and stay as they were' })
  await status.getByText('Price of nothing in pricing.ts').waitFor()
  await assertSound(page)
})
