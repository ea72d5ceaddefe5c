import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, test } from 'node:test'
import { paths } from '#site/paths.ts'
import { htmlFaults } from './nu-checker.ts'
import { addressesInSitemap, unlistedPaths } from './site-map.ts'
import { addresses, created, open, serverThat, step, the, visitor, visits } from './wizard-under-test.ts'

const visit = visits()
const kilobyte = 1024

test('the Nu checker finds no error in any state of the wizard', async () => {
  const { page } = visit
  const folder = await mkdtemp(path.join(tmpdir(), 'wizard-'))
  const files: string[] = []
  const keep = async (state: string) => {
    const file = path.join(folder, `${state}.html`)
    await writeFile(file, await page.content())
    files.push(file)
  }
  const server = await serverThat(page, (route) => route.fulfill({ status: 500 }))
  await open(page)
  await keep('first-question')
  await the(page).website.fill('harbour-law.consulting')
  await the(page).continue.click()
  await page.getByRole('alert').getByText('Error').waitFor()
  await keep('refused-website')
  await the(page).website.fill(visitor.website)
  await the(page).continue.click()
  await step(page, 2)
  await keep('second-question')
  await the(page).create.click()
  await page.locator('#email-error').waitFor()
  await keep('refused-address')
  await the(page).email.fill(visitor.email)
  await the(page).create.click()
  await page.getByRole('alert').filter({ hasText: 'Error submitting' }).waitFor()
  await keep('failed-request')
  server.answer = created
  await the(page).create.click()
  await step(page, 3)
  await keep('confirmation')
  assert.deepEqual(await htmlFaults(files), [])
  await rm(folder, { recursive: true })
})

test('nothing else is asked for and checked but three times for a call: other forms only lead here', async () => {
  const { origin } = visit
  const asking = [...addresses.map(({ path: wizard }) => wizard), paths.contact()]
  const others = [...(await addressesInSitemap(origin)), ...unlistedPaths].filter(
    (each) => !asking.includes(each),
  )
  for (const each of others) {
    const html = await (await fetch(origin + each)).text()
    for (const [form] of html.matchAll(/<form[^>]*>/g))
      assert.match(form, /action="\/create-(?:free-episode|podcast)"/, each)
    for (const [field] of html.matchAll(/<(?:input|textarea|select)[^>]*>/g))
      assert.doesNotMatch(
        field,
        / (?:required|pattern|minlength|maxlength)\b|type="(?:email|url|number|date)"/i,
        each,
      )
  }
})

/** As they come over the wire, headers included. */
async function bytesOf(address: string) {
  const { page } = visit
  const devtools = await page.context().newCDPSession(page)
  const types = new Map<string, string>()
  const bytes = { Document: 0, Script: 0, all: 0 }
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    if (type === 'Document' || type === 'Script') bytes[type] += encodedDataLength
    bytes.all += encodedDataLength
  })
  await devtools.send('Network.enable')
  await open(page, address)
  await page.waitForLoadState('networkidle')
  return bytes
}

/** React is 56 of the kilobytes, and there is no lighter way to load it. */
const budget = { Document: 14.4 * kilobyte, Script: 80 * kilobyte, all: 110 * kilobyte }

describe('what a visitor loads until the form works', () => {
  for (const { path: address } of addresses)
    test(`stays within its budget at ${address}`, async () => {
      const bytes = await bytesOf(address)
      for (const part of ['Document', 'Script', 'all'] as const)
        assert.ok(
          bytes[part] > 0 && bytes[part] <= budget[part],
          `${part}: ${bytes[part]} bytes of ${budget[part]}`,
        )
    })
})
