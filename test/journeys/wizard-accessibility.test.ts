import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertSound } from './axe.ts'
import { created, focused, open, serverThat, step, the, visitor, visits } from './wizard-under-test.ts'

const visit = visits()

test('every state of every step has no fault for axe and does not scroll sideways', async () => {
  const { page } = visit
  const server = await serverThat(page, (route) => route.fulfill({ status: 500 }))
  const look = (what: string) => assertSound(page, [320, 1280], what)
  await open(page)
  await the(page).website.fill(`${'a'.repeat(60)}.consulting`)
  await the(page).continue.click()
  await look('a refused website')
  await the(page).website.fill(`${'a'.repeat(60)}.com`)
  await the(page).continue.click()
  await step(page, 2)
  await the(page).create.click()
  await look('a refused address')
  await the(page).email.fill(`${'b'.repeat(60)}@harbour-law.com`)
  await the(page).create.click()
  await page.getByRole('alert').filter({ hasText: 'Error submitting' }).waitFor()
  await look('a failed request')
  server.answer = created
  await the(page).create.click()
  await step(page, 3)
  await look('the confirmation')
})

test('the keyboard alone is enough', async () => {
  const { page } = visit
  await serverThat(page)
  await open(page)
  await the(page).website.focus()
  await page.keyboard.type(visitor.website)
  await page.keyboard.press('Enter')
  await step(page, 2)
  for (let stop = 0; stop < 9 && (await focused(page)) !== 'email'; stop++) await page.keyboard.press('Tab')
  await page.keyboard.type(visitor.email)
  await page.keyboard.press('Enter')
  await step(page, 3)
  await page.keyboard.press('Tab')
  assert.equal(await focused(page), 'Create Another Podcast Episode')
  await page.keyboard.press('Enter')
  await step(page, 1)
  assert.equal(await focused(page), 'Enter Website')
})

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`at ${width} × ${height} the first question needs no scrolling, and no toast covers the focus`, async () => {
    const { page } = visit
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await serverThat(page)
    await open(page)
    const button = await the(page).continue.boundingBox()
    assert.ok(button && button.y + button.height < height)
    await the(page).website.fill(visitor.website)
    await the(page).website.press('Enter')
    await step(page, 2)
    for (let stop = 0; stop < 5; stop++) {
      const isCovered = await page.evaluate(() => {
        const message = document.querySelector('[role=status] > div')?.getBoundingClientRect()
        const focus = document.activeElement?.getBoundingClientRect()
        if (!message || !focus) return
        const isBeside = focus.right <= message.left || focus.left >= message.right
        return !isBeside && focus.bottom > message.top && focus.top < message.bottom
      })
      assert.equal(isCovered, false, (await focused(page)) ?? '')
      await page.keyboard.press('Tab')
    }
  })
