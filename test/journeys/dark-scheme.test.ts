// The dark scheme is designed, not inverted: three grounds that differ, a night that bars grow out of, calm fields.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { colourOf } from '#pictures/colour.ts'
import { paths } from '#site/paths.ts'
import { openPage } from './browser.ts'
import { siteInBrowser } from './site-in-browser.ts'

const { site, browser } = await siteInBrowser()
const { page } = await openPage(browser, site.origin, { colorScheme: 'dark' })

const tokens = readFileSync('site/ui/style.css', 'utf8')
const long = (hex: string) => (hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex)
const pairOf = (name: string) => {
  const [, light = '', dark = ''] =
    new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? []
  return { light: long(light), dark: long(dark) }
}
const darkNight = [...tokens.matchAll(/--night: (#\w+)/g)].at(-1)?.[1] ?? ''

/** How far apart two colours are to the eye. */
function distance(one: string, other: string): number {
  const [a, b] = [one, other].map((hex) => {
    const { lightness = 0, chroma = 0, hue = 0 } = colourOf(hex) ?? {}
    const angle = (hue * Math.PI) / 180
    return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
  })
  return Math.hypot(...(a ?? []).map((part, at) => part - (b?.[at] ?? 0)))
}

test('paper, card and night are at least as far apart as paper and card are in the light scheme', () => {
  const [paper, card] = [pairOf('paper'), pairOf('card')]
  const least = distance(paper.light, card.light)
  assert.ok(least > 0.02)
  for (const [one, other] of [
    [paper.dark, card.dark],
    [paper.dark, darkNight],
    [card.dark, darkNight],
  ] as const)
    assert.ok(distance(one, other) >= least, `${one} and ${other}`)
})

test('bars at an edge have the colour of the night below them', async () => {
  await page.goto('/')
  const { bars, below } = await page
    .locator('svg.rises')
    .first()
    .evaluate((edge) => ({
      bars: getComputedStyle(edge).stroke,
      below: getComputedStyle(edge.nextElementSibling ?? edge).backgroundColor,
    }))
  assert.equal(bars, below)
})

test('a field as large as a screen is the deep colour of its page, and no lamp', async () => {
  const [red, coral] = ['rgb(200, 52, 26)', 'rgb(255, 107, 74)']
  for (const [path, deep, lamp] of [
    ['/', red, coral],
    [paths.pricing(), red, coral],
    ['/why-podcast', red, coral],
    ['/branded-podcast', 'rgb(31, 91, 112)', 'rgb(232, 160, 92)'],
    ['/white-label-podcast', 'rgb(106, 63, 192)', 'rgb(183, 156, 242)'],
  ] as const) {
    await page.goto(path)
    const grounds = await page
      .locator('main *')
      .evaluateAll((all) =>
        all
          .filter((one) => one.clientWidth >= innerWidth && one.clientHeight > 200)
          .map((one) => getComputedStyle(one).backgroundColor),
      )
    assert.ok(grounds.includes(deep), path)
    assert.ok(!grounds.includes(lamp), path)
  }
})

test('the most popular package stands before its neighbours: lighter, higher, in a ring', async () => {
  await page.goto(paths.pricing())
  const offers = await page.locator('main li:has(> a[target=_blank])').evaluateAll((all) =>
    all.map((offer) => {
      const { backgroundColor, boxShadow } = getComputedStyle(offer)
      return { backgroundColor, boxShadow, height: offer.getBoundingClientRect().height }
    }),
  )
  const [starter, expert, authority] = offers
  assert.ok(starter && expert && authority)
  assert.ok(expert.height > starter.height && expert.height > authority.height)
  assert.match(expert.boxShadow, /rgb\(255, 107, 74\)/)
  assert.equal(starter.boxShadow, 'none')
  assert.notEqual(expert.backgroundColor, starter.backgroundColor)
})
