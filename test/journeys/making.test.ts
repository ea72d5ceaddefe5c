// How an episode is made, and how that compares: pages that show what was measured and invent nothing.
import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { compare } from '#content/compare.ts'
import { made } from '#content/making/made.ts'
import { recordedSamples } from '#content/recorded-samples.ts'
import { settingsWith } from '#domain/settings.ts'
import { paths } from '#site/paths.ts'
import { siteInBrowser } from './site-in-browser.ts'

const { newVisitor } = await siteInBrowser()
let page: Page
beforeEach(async () => {
  page = (await newVisitor()).page
})

describe('the page that shows how an episode is made', () => {
  test('says what was measured: passages, seconds, and what each sentence rests on', async () => {
    const { passages, episode, sample, pages } = made()
    await page.goto(paths.making())
    const words = await page.getByRole('main').innerText()
    assert.ok(words.includes(`${episode.passages} of ${passages} passages are told`))
    for (const { title } of pages) assert.ok(words.includes(title), title)
    const told = recordedSamples.find(({ id }) => id === sample)
    assert.ok(told)
    for (const { text, evidence } of told.sentences)
      for (const part of [text, ...evidence.slice(0, 1).map(({ passage }) => passage)])
        assert.ok(words.includes(part), part)
  })

  test('shows nine sentences that were thrown away, struck out, each with the website’s words and a reason', async () => {
    await page.goto(paths.making())
    assert.deepEqual(
      await page.locator('main s').allInnerTexts(),
      made().thrownAway.map(({ said }) => said),
    )
    assert.equal(made().thrownAway.length, 9)
    for (const { website, why } of made().thrownAway) {
      assert.ok(website.length > 0 && why.length > 10)
      assert.ok(
        await page
          .getByText(website[0] ?? '')
          .first()
          .isVisible(),
      )
    }
  })

  test('shows the desk as it is, in a picture that says what is on it', async () => {
    await page.goto(paths.making())
    const picture = page.getByRole('img', { name: /^The desk: / })
    await picture.scrollIntoViewIfNeeded()
    await page.waitForFunction(() => {
      const desk = document.querySelector<HTMLImageElement>('main img[alt^="The desk"]')
      return desk?.complete && desk.naturalWidth === 1440
    })
  })
})

describe('the comparison', () => {
  test('asks the same questions of four ways and gives a price only where it is ours', async () => {
    await page.goto(paths.compare())
    const { table } = compare(settingsWith())
    const cells = await page.getByRole('table').getByRole('row').nth(6).getByRole('cell').allInnerTexts()
    assert.equal(cells.length, 4)
    for (const cell of cells.slice(0, 3)) assert.doesNotMatch(cell, /\d/)
    assert.match(cells[3] ?? '', /\$250 a month/)
    for (const question of [
      'Who checks it?',
      'Who owns it?',
      'Who publishes it?',
      'Who is liable for what it says?',
    ])
      assert.ok(table.rows.some(([heading]) => heading === question))
  })
})
