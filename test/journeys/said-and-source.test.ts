import assert from 'node:assert/strict'
import { test } from 'node:test'
import { home } from '#content/home.ts'
import { recordedSample } from '#content/recorded-samples.ts'
import { heroSample } from '#content/samples.ts'
import { siteInBrowser } from './site-in-browser.ts'

const sentences = recordedSample(heroSample.id)?.sentences ?? []
const { newVisitor } = await siteInBrowser()

test('shows the sentence that is heard beside the words of the website that it rests on, marked', async () => {
  const { page, complaints } = await newVisitor()
  const position = page.getByRole('slider', { name: 'Position' })
  await page.goto('/')
  const said = page.getByRole('region', { name: home.hero.live.label })
  const pair = said.locator('figure:visible')
  const late = sentences.findLast(({ evidence }) => evidence.length > 0)
  assert.ok(late)
  assert.equal(await pair.count(), 1)
  const place = () => said.evaluate(({ offsetTop, offsetHeight }: HTMLElement) => [offsetTop, offsetHeight])
  const before = await place()
  await position.focus()
  await page.locator('[data-island][data-awake]').waitFor()
  await position.fill(String(Math.ceil(late.start)))
  await pair.getByText(late.text).first().waitFor()
  assert.equal(await pair.count(), 1)
  const marks = await pair.locator('mark').allInnerTexts()
  assert.ok(late.text.startsWith(marks[0] ?? '?'), marks.join(' | '))
  assert.ok((await pair.locator('blockquote').innerText()).includes(late.evidence[0]?.passage ?? '?'))
  assert.deepEqual(await place(), before, 'nothing moves')
  assert.deepEqual(complaints, [])
})
