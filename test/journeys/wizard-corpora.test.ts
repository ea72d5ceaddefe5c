import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { checkEmail } from '#domain/email-address.ts'
import { normalizeWebsite, urlFrom } from '#domain/website-address.ts'
import { refusedEmails, takenEmails } from '#test/domain/email-examples.ts'
import { normalForms } from '#test/domain/normal-form-examples.ts'
import { refusedWebsites, takenWebsites } from '#test/domain/website-examples.ts'
import { openPage } from './browser.ts'
import { siteInBrowser } from './site-in-browser.ts'
import { enterAll, look, press, type Seen, withHands } from './wizard-entries.ts'
import { open, serverThat, storedWebsite } from './wizard-under-test.ts'

const { site, browser } = await siteInBrowser()

const processingMilliseconds = 200
const inputsOf = (examples: readonly (readonly [string, string, ...string[]])[]) =>
  examples.map(([, input]) => input)

async function openWizard() {
  const { page } = await openPage(browser, site.origin)
  await page.clock.install({ time: 0 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withHands(page)
  await open(page)
  return page
}

/** Enters a website that is taken, and is at the e-mail step then. */
async function capture(page: Page, website: string) {
  await enterAll(page, [website])
  await page.clock.runFor(processingMilliseconds)
  return look(page)
}

describe('in a browser the website field takes, shows and keeps in its normal form', () => {
  const seen: (Seen & { chosen: string })[] = []
  before(async () => {
    const page = await openWizard()
    for (const website of inputsOf(takenWebsites)) {
      const after = await capture(page, website)
      const chosen = await page.evaluate(
        () => document.querySelector('form')?.previousElementSibling?.textContent,
      )
      seen.push({ ...after, chosen: chosen ?? '' })
      await press(page, 'Back')
    }
  })

  for (const [at, [what, input]] of takenWebsites.entries())
    test(what, () => {
      const website = normalizeWebsite(input)
      assert.deepEqual(seen[at], {
        title: 'Email Address',
        message: '',
        toast: ['Website captured', 'Please enter your email address now.'],
        focus: '',
        kept: website,
        chosen: `Your website${website}`,
      })
    })
})

const valid = 'Please enter a valid website URL.'
const refusals = {
  missing: { message: 'Please enter a website URL.', toast: [] },
  invalid: { message: valid, toast: ['Error', valid] },
  'long-ending': {
    message: `${valid}\nEnds in something longer, like .consulting? Book a call or write to us.`,
    toast: ['Error', valid],
  },
}

for (const [fault, examples] of Object.entries(refusedWebsites))
  describe(`in a browser the website field refuses as ${fault}`, () => {
    let seen: Seen[]
    before(async () => {
      seen = await enterAll(await openWizard(), inputsOf(examples))
    })

    for (const [at, [what]] of examples.entries())
      test(what, () =>
        assert.deepEqual(seen[at], {
          ...refusals[fault as keyof typeof refusals], // Object.entries forgets the names
          title: 'Enter Website',
          focus: 'website',
          kept: null,
        }),
      )
  })

/** Chromium hands over the domain of an e-mail field in ASCII, before the page can see what was typed. */
function asChromiumHasIt(email: string) {
  const [local, domain = ''] = email.trim().split('@')
  if (/^\p{ASCII}*$/u.test(domain)) return email.trim()
  const mended = `${local}@${urlFrom(`https://${domain}`)?.hostname}`
  return checkEmail(mended) ?? email.trim()
}
const isMended = ([, email]: readonly [string, string]) => checkEmail(asChromiumHasIt(email)) !== undefined
/** Full-width letters, for one, arrive as plain ones, and what arrives is an address to write to. */
const sentEmails = [...takenEmails, ...refusedEmails.filter(isMended)]
const heldEmails = refusedEmails.filter((example) => !isMended(example))

describe('in a browser the e-mail field', () => {
  let page: Page
  before(async () => {
    page = await openWizard()
    await capture(page, storedWebsite)
  })

  describe('takes and sends', () => {
    let sent: unknown[]
    before(async () => {
      const server = await serverThat(page, (route) => route.fulfill({ status: 500 }))
      for (const email of inputsOf(sentEmails)) {
        const failure = page.getByRole('alert').filter({ hasText: 'Error submitting' })
        await enterAll(page, [email])
        await failure.waitFor()
      }
      sent = server.asked.map((request) => request.postDataJSON())
    })

    for (const [at, [what, email]] of sentEmails.entries())
      test(what, () =>
        assert.deepEqual(sent[at], {
          website_url: storedWebsite,
          email: asChromiumHasIt(email),
          status: 'pending',
        }),
      )
    test('nothing else', () => assert.equal(sent.length, sentEmails.length))
  })

  describe('refuses and does not send', () => {
    let seen: Seen[]
    let server: Awaited<ReturnType<typeof serverThat>>
    before(async () => {
      server = await serverThat(page)
      seen = await enterAll(page, inputsOf(heldEmails))
    })

    for (const [at, [what]] of heldEmails.entries())
      test(what, () =>
        assert.deepEqual(seen[at], {
          title: 'Email Address',
          message: 'Please enter a valid email address.',
          toast: [],
          focus: 'email',
          kept: storedWebsite,
        }),
      )
    test('not one of them', () => assert.equal(server.asked.length, 0))
  })
})

test('a browser makes the same normal form of every website as the server', async () => {
  const rules = stripTypeScriptTypes(readFileSync('domain/website-address.ts', 'utf8'))
  const made = await (await browser.newPage()).evaluate(
    async ([module, inputs]) => {
      const { normalizeWebsite: normalize } = await import(
        `data:text/javascript,${encodeURIComponent(module)}`
      )
      return inputs.map((input) => normalize(input) as string)
    },
    [rules, inputsOf(normalForms)] as const,
  )
  assert.deepEqual(
    made,
    normalForms.map(([, , expected]) => expected),
  )
})
