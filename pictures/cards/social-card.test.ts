import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandIn } from '#content/brand.ts'
import { settingsWith } from '#domain/settings.ts'
import { hostileNames } from '#pictures/hostile-names.ts'
import { rasterised } from '#pictures/rasterised.ts'
import { type SocialCard, socialCardSvg } from './social-card.ts'

const usual = brandIn(settingsWith())
const sound = { levels: [0.2, 1, 0.6, 0.4], inks: 'qqaa' }
const socialCardPng = async (card: SocialCard) => rasterised(await socialCardSvg(card), 1200)

import { sizeOfPng } from '#pictures/svg-assertions.ts'

test('a social card is 1200 x 630 and light, whatever its title', async () => {
  const long = 'How much does a business podcast really cost in its second year of publishing every week'
  for (const title of ['Privacy', 'Start a Podcast Without Recording a Word', long, ...hostileNames]) {
    const png = await socialCardPng({ title, kicker: title, sound, brand: { ...usual, name: title } })
    assert.deepEqual(sizeOfPng(png), [1200, 630])
    assert.ok(png.length < 300_000, `${png.length} bytes for ${title}`)
  }
})

test('its lower edge is the sound that it is given, in two inks', async () => {
  const card = (inks: string) =>
    socialCardPng({ title: 'Offmic', kicker: 'Legal', sound: { ...sound, inks }, brand: usual })
  assert.deepEqual(await card('qqaa'), await card('qqaa'))
  assert.notDeepEqual(await card('qqaa'), await card('aaqq'))
})
