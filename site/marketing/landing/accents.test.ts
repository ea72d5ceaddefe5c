import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { landingPages } from '#content/landing/landing-pages.ts'
import { settingsWith } from '#domain/settings.ts'
import { contrast } from '#pictures/colour.ts'

const read = (file: string) => readFileSync(path.resolve('site', file), 'utf8')
const accents = read('marketing/landing/accents.module.css')
const tokens = read('ui/style.css')
const schemes = ['light', 'dark'] as const

const long = (hex: string) => (hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex)

/** What a rule says in both schemes. */
function coloursIn(css: string): Record<string, { light: string; dark: string }> {
  const pairs = css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)
  return Object.fromEntries(
    [...pairs].map(([, name = '', light = '', dark = '']) => [
      name,
      { light: long(light), dark: long(dark) },
    ]),
  )
}
const { paper, card } = coloursIn(tokens)
const nights = [...tokens.matchAll(/--night: (#\w+)/g)].map(([, night = '']) => night)
const ruleOf = (id: string) => new RegExp(`\\.${id} \\{([^}]*)\\}`).exec(accents)?.[1] ?? ''
const shows = landingPages(settingsWith()).map(({ sample }) => sample.id)

test('nine pages have the colours of nine shows', () => {
  const grounds = shows.map((id) => JSON.stringify(coloursIn(ruleOf(id)).ground))
  assert.equal(new Set(grounds).size, 9)
})

for (const id of shows)
  describe(`the colours of ${id}`, () => {
    const {
      ground,
      'on-ground': ink,
      lit,
      'on-lit': onLit,
      signal,
      'signal-ink': onSignal,
    } = coloursIn(ruleOf(id))
    assert.ok(ground && ink && lit && onLit && signal && onSignal && paper && card)
    for (const scheme of schemes)
      test(`can be read in the ${scheme} scheme: 4.5 to 1 in every pair`, () => {
        const pairs = [
          [ink, ground],
          [lit, ground],
          [onLit, lit],
          [signal, paper],
          [signal, card],
          [onSignal, signal],
        ] as const
        for (const [one, other] of pairs)
          assert.ok(contrast(one[scheme], other[scheme]) >= 4.5, `${one[scheme]} on ${other[scheme]}`)
      })
    test('can be read in the night', () => {
      assert.equal(nights.length, 2)
      for (const night of nights) assert.ok(contrast(signal.dark, night) >= 4.5, `${signal.dark} on ${night}`)
    })
  })
