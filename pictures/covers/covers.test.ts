import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hostileNames } from '#pictures/hostile-names.ts'
import { rasterised } from '#pictures/rasterised.ts'
import { assertHarmless, assertWellFormed, coordinatesOf, sizeOfPng } from '#pictures/svg-assertions.ts'
import { compositions } from './cover.ts'
import { coverSvg } from './cover-svg.ts'

const ledger = {
  name: 'Ledger & Light',
  by: 'Harrow & Finch',
  composition: 'bars' as (typeof compositions)[number],
  paper: '#F3E9D6',
  ink: '#1C2B22',
  accent: '#E2572B',
}

for (const composition of compositions) {
  const cover = { ...ledger, composition }

  test(`${composition}: the same name always gives the same bytes, another name others`, async () => {
    const svg = await coverSvg(cover)
    assert.equal(await coverSvg(cover), svg)
    assert.notEqual(await coverSvg({ ...cover, name: 'Ledger & Lights' }), svg)
  })

  test(`${composition}: a cover is a small file that needs no font and asks for nothing`, async () => {
    const svg = await coverSvg(cover)
    assertHarmless(svg)
    assertWellFormed(svg)
    assert.ok(svg.length < 8 * 1024, `${svg.length} bytes`)
  })

  test(`${composition}: whatever a show is called, its cover is drawn and stays harmless`, async () => {
    for (const name of hostileNames) {
      const svg = await coverSvg({ ...cover, name, by: name })
      assertHarmless(svg)
      assertWellFormed(svg)
      assert.deepEqual(sizeOfPng(await rasterised(svg, 32)), [32, 32])
    }
  })

  test(`${composition}: titles of 4 to 60 letters stay inside the sheet`, async () => {
    const long = 'The Complete Guide to Running a Family Business, Calmly Done'
    for (const name of ['Loop', 'Wim Wam', 'Conversations', 'Überführungskostenvergleich', long]) {
      const svg = await coverSvg({ ...cover, name, by: 'The International Society' })
      // Only lettering begins with a relative step; drawings may run off the edge.
      const lettering = [...svg.matchAll(/(?:scale\((\d)\)" )?d="(m[^"]*)"/g)]
      assert.ok(lettering.length >= 2)
      for (const [, grain = '1', data = ''] of lettering) {
        const passed = coordinatesOf(data).map((value) => value * Number(grain))
        const [least, most] = [Math.min(...passed), Math.max(...passed)]
        // The climbing title is turned: its sheet lies between -3000 and 0.
        assert.ok(
          least >= (composition === 'grid' ? -2850 : 150) && most <= 2850,
          `${name}: ${least} to ${most}`,
        )
      }
    }
  })
}

test('no two compositions give the same show the same cover', async () => {
  const svgs = await Promise.all(compositions.map((composition) => coverSvg({ ...ledger, composition })))
  assert.equal(new Set(svgs).size, 6)
})

test('real peaks shape the drawing when an episode has them, broken ones do no harm', async () => {
  const svg = await coverSvg({ ...ledger, peaks: [0, 0.2, 1, Number.NaN, Number.POSITIVE_INFINITY] })
  assertHarmless(svg)
  assert.notEqual(svg, await coverSvg(ledger))
})

test('an article has a small line of its own', async () => {
  const [podcast, article] = [await coverSvg(ledger), await coverSvg({ ...ledger, line: 'Nine minutes' })]
  assert.notEqual(article, podcast)
  assertHarmless(article)
})

test('a colour that could fetch something is refused', async () => {
  await assert.rejects(coverSvg({ ...ledger, paper: 'url(https://example.com/x)' }), RangeError)
})

test('a cover comes in the size that was asked for', async () => {
  assert.deepEqual(sizeOfPng(await rasterised(await coverSvg(ledger), 600)), [600, 600])
  assert.deepEqual(sizeOfPng(await rasterised(await coverSvg(ledger), 3000)), [3000, 3000])
})
