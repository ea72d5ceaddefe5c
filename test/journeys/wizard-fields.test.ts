import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { openPage } from './browser.ts'
import { focused, open, serverThat, step, the, toast, toasts, toEmail, visits } from './wizard-under-test.ts'

const visit = visits()
const message = (page: Page, text: string) => page.locator('form').getByText(text)

describe('the website field', () => {
  let page: Page
  before(async () => {
    page = (await openPage(visit.browser, visit.origin)).page
    await open(page)
  })
  const enter = async (website: string) => {
    await page.keyboard.press('Escape')
    await the(page).website.fill(website)
    await the(page).website.press('Enter')
  }

  for (const website of ['', '   ', '\u00A0'])
    test(`asks for one when it holds "${website}", without a toast`, async () => {
      await enter(website)
      await message(page, 'Please enter a website URL.').waitFor()
      assert.equal(await focused(page), 'website')
      assert.equal(await toasts(page), 0)
      await step(page, 1)
    })

  const wrong = [
    'example',
    'localhost',
    'example.c',
    'ftp://example.com',
    'javascript:alert(1)',
    'my site.com',
  ]
  for (const website of wrong)
    test(`refuses ${website}, beside the field and in a toast`, async () => {
      await enter(website)
      await message(page, 'Please enter a valid website URL.').waitFor()
      await toast(page, 'Error', 'Please enter a valid website URL.')
      await step(page, 1)
      assert.equal(await focused(page), 'website')
      assert.equal(await the(page).website.getAttribute('aria-invalid'), 'true')
      assert.equal(await the(page).website.getAttribute('aria-describedby'), 'website-hint website-error')
      assert.equal(await the(page).website.inputValue(), website)
    })

  const right = ['example.com', 'www.example.com', 'https://example.com', 'http://example.com/path']
  for (const website of right)
    test(`takes ${website}`, async () => {
      await enter(website)
      await step(page, 2)
      await the(page).back.click()
      await step(page, 1)
    })

  test('sends nobody away over a long ending: a call and an e-mail are offered', async () => {
    await enter('harbour-law.consulting')
    await message(page, 'Please enter a valid website URL.').waitFor()
    await message(page, 'Ends in something longer, like .consulting?').waitFor()
    const link = (name: string) => page.locator('form').getByRole('link', { name }).getAttribute('href')
    assert.equal(await link('Book a call'), '/contact')
    assert.match((await link('write to us')) ?? '', /^mailto:/)
  })

  test('shows one toast however often one tries, and takes its message back once the text is right', async () => {
    await enter('example')
    for (let time = 0; time < 3; time++) await the(page).website.press('Enter')
    await toast(page, 'Error', 'Please enter a valid website URL.')
    await the(page).website.pressSequentially('.com')
    await message(page, 'Please enter a valid website URL.').waitFor({ state: 'detached' })
    await the(page).website.press('Enter')
    await toast(page, 'Website captured', 'Please enter your email address now.')
  })
})

describe('the e-mail field', () => {
  let page: Page
  let server: Awaited<ReturnType<typeof serverThat>>
  before(async () => {
    page = (await openPage(visit.browser, visit.origin)).page
    server = await serverThat(page)
    await open(page)
    await toEmail(page)
    await page.keyboard.press('Escape')
  })

  for (const email of ['', 'alex', 'alex@localhost', 'alex@harbour law.com'])
    test(`refuses "${email}" beside the field, and nothing is sent`, async () => {
      await the(page).email.fill(email)
      await the(page).email.press('Enter')
      await message(page, 'Please enter a valid email address.').waitFor()
      assert.equal(await focused(page), 'email')
      assert.equal(await the(page).email.getAttribute('aria-describedby'), 'email-hint email-error')
      assert.equal(await toasts(page), 0)
      assert.equal(server.asked.length, 0)
      await step(page, 2)
    })

  test('takes its message back once the text is right', async () => {
    await the(page).email.fill('alex@harbour-law.com')
    await message(page, 'Please enter a valid email address.').waitFor({ state: 'detached' })
  })
})
