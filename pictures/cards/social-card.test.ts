import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandIn } from '#content/brand.ts'
import { settingsWith } from '#domain/settings.ts'
import { hostileNames } from '#pictures/hostile-names.ts'
import { rasterised } from '#pictures/rasterised.ts'
import { type SocialCard, socialCardSvg } from './social-card.ts'

const usual = brandIn(settingsWith())
const socialCardPng = async (card: SocialCard) => rasterised(await socialCardSvg(card), 1200)

import { sizeOfPng } from '#pictures/svg-assertions.ts'

test('a social card is 1200 x 630 and light, whatever its title', async () => {
  const long = 'How much does a business podcast really cost in its second year of publishing every week'
  for (const title of ['Privacy', 'Start a Podcast Without Recording a Word', long, ...hostileNames]) {
    const png = await socialCardPng({ title, kicker: title, seed: title, brand: { ...usual, name: title } })
    assert.deepEqual(sizeOfPng(png), [1200, 630])
    assert.ok(png.length < 300_000, `${png.length} bytes for ${title}`)
  }
})

test('the same page always has the same card, another page another waveform', async () => {
  const card = (seed: string) => socialCardPng({ title: 'Offmic', kicker: 'Legal', seed, brand: usual })
  assert.deepEqual(await card('/terms'), await card('/terms'))
  assert.notDeepEqual(await card('/terms'), await card('/privacy'))
})
