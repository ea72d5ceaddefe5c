import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { settingsInForce } from '#operations/save-settings.ts'
import { assertSound } from './axe.ts'
import { openPage } from './browser.ts'
import { openSettings } from './settings-under-test.ts'

const { pool, site, browser, page, complaints, field, look, save } = await openSettings()
const textOf = async (address: string) => (await fetch(`${site.origin}${address}`)).text()
/** Asks until it is there; whoever asks waits for an answer each time. */
async function says(address: string, words: string) {
  for (let said = ''; !said.includes(words); ) said = await textOf(address)
}
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>alert(1)</script><circle cx="4" cy="4" r="4" fill="#063"/></svg>'
const svgFile = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) }
const whole = async (address: string) => {
  const visitor = await page.context().newPage()
  await visitor.goto(address)
  const mark = visitor.getByRole('banner').locator('img')
  const drawn = await mark.evaluate((picture: HTMLImageElement) =>
    picture.decode().then(() => picture.naturalWidth),
  )
  const name = await visitor.getByRole('banner').getByRole('link').first().innerText()
  await visitor.close()
  return { drawn: drawn > 0, name: name.trim() }
}

describe('an owner makes the product their own', () => {
  test('with a name, colours and a picture, and sees the pages as they would be', async () => {
    await page.goto('/studio/settings#brand')
    await field('Name', 'Name').fill('Leise & Söhne')
    await field('Tagline', 'Name').fill('Heard <where> it counts')
    await field('Color', 'Mark').fill('0a5')
    await look()
    await page.getByText('the two colors need a contrast of 4.5 to 1').waitFor()
    await assertSound(page)
    await field('Color', 'Mark').fill('063')
    await field('Picture', 'Mark').setInputFiles(svgFile)
    await look()
    const row = page.getByRole('row', { name: /Mark: Picture/ })
    assert.equal(
      (await row.innerText()).replace(/\s+/g, ' '),
      'Mark: Picture drawn from the name an uploaded SVG, 1 KB',
    )
    await page.getByText(/\d+ pages read differently/).waitFor()
    await assertSound(page)
    const link = await page.getByRole('link', { name: '/about', exact: true }).getAttribute('href')
    assert.deepEqual(await whole(link ?? ''), { drawn: true, name: 'Leise & Söhne' })
    assert.match(await textOf('/'), /Offmic, home/)
    const preview = await (
      await page.context().request.get(`${(link ?? '').replace('/about', '')}/favicon.svg`)
    ).text()
    assert.match(preview, /<circle cx="4" cy="4" r="4" fill="#063"\/>/)
  })

  test('and finds both everywhere once it is saved, with nothing in it that runs', async () => {
    await save()
    await page.getByText('Saved as version').waitFor()
    await says('/', 'Leise &amp; Söhne, home')
    assert.deepEqual(await whole('/pricing'), { drawn: true, name: 'Leise & Söhne' })
    const answer = await fetch(`${site.origin}/favicon.svg`)
    assert.doesNotMatch(await answer.text(), /script|alert/)
    assert.match(answer.headers.get('content-security-policy') ?? '', /^default-src 'none'/)
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
    await page.goto('/studio/settings')
    assert.equal(await page.title(), 'Settings | Leise & Söhne studio')
    const mark = page.getByRole('banner').locator('img')
    assert.ok(
      await mark.evaluate((picture: HTMLImageElement) =>
        picture.decode().then(() => picture.naturalWidth > 0),
      ),
    )
    assert.ok(!(await page.content()).includes('alert(1)'))
    const unknown = await textOf('/no-such-page')
    assert.match(unknown, /<title>[^<]*Leise &amp; Söhne/)
    assert.deepEqual(complaints, [])
  })

  test('and takes the picture away again, by the box beside it', async () => {
    await page.getByLabel(/^Take away the uploaded SVG/).check()
    await look()
    await page.getByRole('row', { name: /Mark: Picture an uploaded SVG, 1 KB drawn from the name/ }).waitFor()
    await save()
    await page.getByText('Saved as version').waitFor()
    await says('/favicon.svg', '<circle cx="12"')
  })

  test('and goes back to the version with the picture', async () => {
    await page.goto('/studio/settings/versions')
    await page.getByRole('link', { name: 'Go back to this one' }).first().click()
    await page.getByText(/These are the values of version \d+/).waitFor()
    await look()
    await save()
    await page.getByText('Saved as version').waitFor()
    await says('/favicon.svg', '<circle cx="4"')
    assert.deepEqual(complaints, [])
  })
})

describe('a picture that is none', () => {
  const cases = [
    ['notes.svg', 'hello', 'This is no SVG or PNG that can be read'],
    [
      'styled.svg',
      logo.replace('<circle', '<style>circle{fill:red}</style><circle'),
      'This SVG is more than plain shapes.',
    ],
    ['large.png', 'x'.repeat(257 * 1024), 'This picture is too large'],
  ] as const
  for (const [name, text, sentence] of cases)
    test(`is refused in a sentence: ${name}`, async () => {
      await page.goto('/studio/settings')
      await field('Picture', 'Mark').setInputFiles({
        name,
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(text),
      })
      await look()
      await page.getByText(sentence).waitFor()
      assert.equal(await field('Picture', 'Mark').getAttribute('aria-invalid'), 'true')
      await assertSound(page)
    })
})

test('all of it works without scripts', async () => {
  const { page: plain } = await openPage(browser, site.origin, { javaScriptEnabled: false })
  await plain.context().addCookies(await page.context().cookies())
  await plain.goto('/studio/settings')
  const mark = plain.getByRole('group', { name: 'Mark' })
  const buffer = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#063' } })
    .png()
    .toBuffer()
  await mark
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await plain.getByRole('button', { name: 'Look at the changes' }).click()
  await plain
    .getByRole('row', { name: /Mark: Picture an uploaded SVG, 1 KB an uploaded PNG, 1 KB/ })
    .waitFor()
  await plain.getByRole('button', { name: 'Save and publish' }).click()
  await plain.getByText('Saved as version').waitFor()
  await says('/favicon.svg', 'data:image/png')
  const { settings } = await settingsInForce(pool)
  assert.match(settings['brand.mark'] ?? '', /^data:image\/png;base64,/)
})
