import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  addresses,
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

for (const { path, source } of addresses)
  describe(`a founder on ${path}`, () => {
    test('is told what there is to get, and asked for a website', async () => {
      const { page } = visit
      await open(page, path)
      assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Create Free Podcast Episode')
      await step(page, 1)
      assert.equal(await the(page).website.getAttribute('placeholder'), 'example.com')
      assert.equal(await the(page).website.getAttribute('autocomplete'), 'url')
      assert.match(await page.getByRole('main').innerText(), /by e-mail within 24-48 hours/)
      assert.equal(await page.locator('form[novalidate]').count(), 1)
    })

    test('goes to step 2 with a website, which is kept in its normal form', async () => {
      const { page } = visit
      await open(page, path)
      await the(page).website.fill(' Harbour-Law.com/ ')
      await the(page).website.press('Enter')
      await step(page, 2)
      await toast(page, 'Website captured', 'Please enter your email address now.')
      assert.equal(await kept(page), storedWebsite)
      assert.equal(await focused(page), 'Email Address')
      const chosen = await page.getByText(storedWebsite, { exact: true }).boundingBox()
      const field = await the(page).email.boundingBox()
      assert.ok(chosen && field && chosen.y < field.y)
      assert.equal(await the(page).email.getAttribute('type'), 'email')
      assert.equal(await the(page).email.getAttribute('autocomplete'), 'email')
      const privacy = page.getByRole('link', { name: 'How we treat your data' })
      assert.equal(await privacy.getAttribute('href'), '/privacy#sample')
    })

    test('goes back and forth without losing a word', async () => {
      const { page } = visit
      await open(page, path)
      await toEmail(page)
      await the(page).email.fill('half an addr')
      await the(page).back.click()
      await step(page, 1)
      assert.equal(await focused(page), 'Enter Website')
      assert.equal(await the(page).website.inputValue(), storedWebsite)
      await the(page).continue.click()
      await step(page, 2)
      assert.equal(await the(page).email.inputValue(), 'half an addr')
    })

    test('submits once, with exactly the specified payload and the anonymous key', async () => {
      const { page } = visit
      const server = await serverThat(page)
      await send(page, path)
      await step(page, 3)
      assert.equal(server.asked.length, 1)
      const [request] = server.asked
      assert.equal(request?.method(), 'POST')
      assert.deepEqual(request?.postDataJSON(), {
        website_url: storedWebsite,
        email: visitor.email,
        status: 'pending',
        ...source,
      })
      const headers = request?.headers() ?? {}
      assert.ok(headers.apikey)
      assert.equal(headers.authorization, `Bearer ${headers.apikey}`)
      assert.equal(headers['content-type'], 'application/json')
      assert.equal(headers.prefer, 'return=minimal')
      assert.match(headers['request-ticket'] ?? '', /^[\w-]{22,}$/)
    })

    test('sees the confirmation with the four lines, none of them pretended', async () => {
      const { page } = visit
      await serverThat(page)
      await send(page, path)
      await step(page, 3)
      await toast(
        page,
        'Request successfully submitted!',
        'We will create your free podcast episode and send it to your email.',
      )
      assert.equal(await focused(page), 'Request Successfully Submitted!')
      for (const text of [storedWebsite, visitor.email])
        assert.ok(await page.getByText(text, { exact: true }).isVisible(), text)
      const lines = await page.getByRole('main').locator('ol li').allInnerTexts()
      assert.deepEqual(
        lines.map((text) => text.split(/\s*\n\s*/)),
        [
          ['Website analyzed', 'to come'],
          ['Podcast content created', 'to come'],
          ['Professional voice recording generated', 'to come'],
          ['Finished episode sent via email', 'to come'],
        ],
      )
      assert.deepEqual(visit.complaints, [])
    })

    test('starts over with empty fields and nothing kept', async () => {
      const { page } = visit
      await serverThat(page)
      await send(page, path)
      await step(page, 3)
      assert.equal(await kept(page), storedWebsite)
      await the(page).again.click()
      await step(page, 1)
      assert.equal(await the(page).website.inputValue(), '')
      assert.equal(await kept(page), null)
      await page.reload()
      await step(page, 1)
      assert.equal(await the(page).website.inputValue(), '')
      await toEmail(page)
      assert.equal(await the(page).email.inputValue(), '')
    })

    test('finds the way to a call below', async () => {
      const { page } = visit
      await open(page, path)
      const promo = page.getByRole('heading', { level: 2, name: 'Start a Podcast Without Recording a Word' })
      const [above, below] = await Promise.all([the(page).continue.boundingBox(), promo.boundingBox()])
      assert.ok(above && below && above.y < below.y)
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
      await page.getByRole('link', { name: 'Book a Call & Learn More', exact: true }).click()
      await page.waitForURL('**/contact')
      assert.equal(await page.evaluate(() => 'isSameDocument' in window), false)
    })
  })
