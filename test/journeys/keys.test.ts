import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { aScreenOfKeys, enteredKey, keysAddress } from '#test/keys-under-test.ts'
import { signIn } from '#test/studio-under-test.ts'
import { assertSound } from './axe.ts'
import { openBrowser, openPage, untilLive } from './browser.ts'

const { site, owner } = await aScreenOfKeys()
const browser = await openBrowser()
after(() => browser.close())

for (const javaScriptEnabled of [true, false])
  test(`a key is entered, tried and taken back ${javaScriptEnabled ? 'by keyboard alone' : 'without JavaScript'}`, async () => {
    const { page, complaints } = await openPage(browser, site.origin, { javaScriptEnabled })
    await signIn(page.context(), owner, site.origin)
    await page.goto('/studio/settings')
    await page.getByRole('link', { name: 'Keys' }).press('Enter')
    await page.waitForURL(`**${keysAddress}`)
    if (javaScriptEnabled) await untilLive(page)
    const voices = page.getByRole('region', { name: 'Voices' })
    await voices.getByRole('textbox', { name: 'Key' }).fill('two words')
    await voices.getByRole('textbox', { name: 'Key' }).press('Enter')
    await voices.getByText('A key is one word').waitFor()
    await voices.getByRole('textbox', { name: 'Key' }).fill(enteredKey)
    await voices.getByRole('button', { name: 'Keep this key: Voices' }).press('Enter')
    await voices.getByText('It ends in Zz9x.').waitFor()
    await voices.getByRole('button', { name: 'Try it: Voices' }).press('Enter')
    await page.getByRole('status').filter({ hasText: 'Voices: It works.' }).waitFor()
    assert.ok(!(await page.content()).includes(enteredKey))
    await voices.getByRole('button', { name: 'Take it back: Voices' }).press('Enter')
    await page.getByRole('status').filter({ hasText: 'Taken back.' }).waitFor()
    const refused = /status of 400/ // what was no key
    assert.deepEqual(
      complaints.filter((each) => !refused.test(each)),
      [],
    )
    await page.context().close()
  })

test('it looks right in both schemes, from 320 pixels on', async () => {
  const { page } = await openPage(browser, site.origin)
  await signIn(page.context(), owner, site.origin)
  await page.goto(keysAddress)
  await untilLive(page)
  await page.getByRole('button', { name: 'Try it: Voices' }).click()
  await page.getByRole('status').filter({ hasText: 'It works.' }).waitFor()
  await assertSound(page, [320, 390, 1440])
  await page.context().close()
})
