import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { brandIn } from '#content/brand.ts'
import { settingsWith } from '#domain/settings.ts'
import { colourOf, contrast, hexOf } from '#pictures/colour.ts'
import { hostileNames } from '#pictures/hostile-names.ts'
import { showColours } from '#pictures/show-colours.ts'
import { coverOf, illustrate } from './illustrate.ts'

const usual = brandIn(settingsWith())
const bakery = {
  show: 'Slow Bread',
  title: 'What a loaf does at night',
  business: 'Mill Lane Bakery',
  maker: usual,
  colours: ['#ffffff', '#7a3e12', '#f2c14e'],
  waveform: { levels: [0.2, 1, 0.6, 0.4], inks: 'qqaa' },
}

describe('the pictures of an episode', async () => {
  const { cover, card } = await illustrate(bakery)

  test('are JPEG in sRGB, 3000 x 3000 below 500 KB and 1200 x 630', async () => {
    const [large, small] = [await sharp(cover).metadata(), await sharp(card).metadata()]
    assert.deepEqual([large.format, large.width, large.height, large.space], ['jpeg', 3000, 3000, 'srgb'])
    assert.ok(large.icc && large.icc.length > 0)
    assert.deepEqual([small.format, small.width, small.height], ['jpeg', 1200, 630])
    assert.ok(cover.length < 500_000 && card.length < 200_000, `${cover.length}, ${card.length}`)
  })

  test('are the same each time, and only the card tells the episodes of a show apart', async () => {
    const next = await illustrate({ ...bakery, title: 'Rye' })
    assert.ok(Buffer.from(cover).equals(next.cover))
    assert.ok(!Buffer.from(card).equals(next.card))
  })

  test('can be drawn whatever a show is called and whatever its website calls a colour', async () => {
    const [name = ''] = hostileNames
    const drawn = await illustrate({
      show: name,
      title: name,
      business: name,
      maker: { ...usual, name },
      colours: ['url(x)', '#12', name],
      waveform: { levels: [], inks: '' },
    })
    assert.ok(drawn.cover.length < 500_000)
  })
})

describe('the colours of a show', () => {
  const websites = Array.from({ length: 400 }, (_, at) => [
    `#${((at * 2_654_435) % 0x1000000).toString(16).padStart(6, '0')}`,
    `#${((at * 9_176_543) % 0x1000000).toString(16).padStart(6, '0')}`,
  ])

  test('can be read, whatever the website shows', () => {
    for (const [at, colours] of websites.entries()) {
      const { paper, ink, accent } = showColours(`Show ${at}`, colours)
      const figures = [contrast(paper, ink), contrast(paper, accent), contrast(ink, accent)]
      const [title = 0, onPaper = 0, onInk = 0] = figures
      assert.ok(title >= 9 && onPaper >= 3 && onInk >= 3, `${colours}: ${figures}`)
    }
  })

  test('keep the hue of the website', () => {
    for (const blue of ['#0055ff', '#3b82f6', '#1d4ed8']) {
      const { accent } = showColours('Steady Ledger', ['#ffffff', '#222222', blue])
      assert.ok(
        Math.abs((colourOf(accent)?.hue ?? 0) - (colourOf(blue)?.hue ?? 0)) < 8,
        `${blue} → ${accent}`,
      )
    }
  })

  test('come from the name where the website has only greys', () => {
    const greys = ['#ffffff', '#777777', '#111111']
    assert.deepEqual(showColours('Plain', greys), showColours('Plain', []))
    assert.notDeepEqual(showColours('Plain', greys), showColours('Plainer', greys))
  })

  test('survive the way there and back', () => {
    for (const [one] of websites) {
      const colour = colourOf(one ?? '')
      assert.equal(colour && hexOf(colour), one)
    }
  })

  test('and the compositions are spread over the shows', () => {
    const used = new Set(
      Array.from(
        { length: 40 },
        (_, at) => coverOf({ show: `Show ${at}`, business: 'Us', maker: usual, colours: [] }).composition,
      ),
    )
    assert.equal(used.size, 6)
  })
})
