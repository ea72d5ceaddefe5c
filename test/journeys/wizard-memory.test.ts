import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  focused,
  kept,
  open,
  send,
  serverThat,
  step,
  storedWebsite,
  the,
  toast,
  toEmail,
  visitor,
  visits,
} from './wizard-under-test.ts'

const visit = visits()

describe('the kept website', () => {
  test('that is gone before the submit sends the visitor back, with the e-mail kept and nothing sent', async () => {
    const { page } = visit
    const server = await serverThat(page)
    await open(page)
    await toEmail(page)
    await the(page).email.fill(visitor.email)
    await page.evaluate(() => localStorage.removeItem('podcast-website'))
    await the(page).create.click()
    await toast(page, 'Error', 'No website found. Please start over.')
    await step(page, 1)
    assert.equal(await focused(page), 'Enter Website')
    assert.equal(server.asked.length, 0)
    await the(page).website.fill(visitor.website)
    await the(page).continue.click()
    await step(page, 2)
    assert.equal(await the(page).email.inputValue(), visitor.email)
  })

  test('that another tab has reset is gone here too', async () => {
    const { page } = visit
    const server = await serverThat(page)
    await open(page)
    await toEmail(page)
    const other = await page.context().newPage()
    await serverThat(other)
    await send(other)
    await step(other, 3)
    await the(other).again.click()
    await step(other, 1)
    await the(page).email.fill(visitor.email)
    await the(page).create.click()
    await toast(page, 'Error', 'No website found. Please start over.')
    assert.equal(server.asked.length, 0)
  })

  test('fills the field after a reload in step 2', async () => {
    const { page } = visit
    await open(page)
    await toEmail(page)
    await page.reload()
    await step(page, 1)
    assert.equal(await the(page).website.inputValue(), storedWebsite)
  })

  test('stays after success until the visitor starts another', async () => {
    const { page } = visit
    await serverThat(page)
    await send(page)
    await step(page, 3)
    assert.equal(await kept(page), storedWebsite)
    await open(page, '/create-free-episode')
    await step(page, 1)
    assert.equal(await the(page).website.inputValue(), storedWebsite)
  })
})

describe('storage that', () => {
  const faults: Record<string, () => void> = {
    'is switched off': () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      }),
    'is not there': () => Object.defineProperty(window, 'localStorage', { value: null }),
    'is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
    'forgets at once': () => {
      Storage.prototype.setItem = () => {}
    },
    'can be written but not read': () => {
      Storage.prototype.getItem = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  }
  for (const [fault, breakStorage] of Object.entries(faults))
    test(`${fault} lets the visitor through, and back to the beginning`, async () => {
      const { page } = visit
      await page.addInitScript(breakStorage)
      const server = await serverThat(page)
      await send(page)
      await step(page, 3)
      assert.equal(server.asked[0]?.postDataJSON().website_url, storedWebsite)
      await the(page).again.click()
      await step(page, 1)
      assert.deepEqual(visit.complaints, [])
    })
})
