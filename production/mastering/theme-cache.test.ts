import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { loudness } from '#audio/loudness.ts'
import { decibels, highest, type Stereo, sampleRate } from '#audio/sound.ts'
import { cachedTheme } from './theme-cache.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'theme-'))
const { theme, keep } = await cachedTheme('Slow Crust', folder)
const cut = (sound: Stereo, from: number, to: number) =>
  sound.map((side) => side.subarray(Math.round(from * sampleRate), Math.round(to * sampleRate)))

test('the theme is as loud as speech in the mix, its bed at least 5 LU softer', () => {
  const { opening, bedSeconds } = theme
  const [open, bed] = [
    loudness(cut(opening, 0, bedSeconds)),
    loudness(cut(opening, bedSeconds, 2 * bedSeconds)),
  ]
  assert.ok(Math.abs(open + 17.5) < 0.1, `${open} LUFS`)
  assert.ok(bed < open - 5, `${bed} LUFS`)
})

test('every piece begins without a click and fades into nothing', () => {
  for (const sound of [...theme.stings(), theme.finale()])
    for (const side of sound) {
      assert.ok(decibels(highest(side, 0, 200)) < -50)
      assert.ok(decibels(highest(side, side.length - 200)) < -70)
      assert.ok(highest(side) < 1)
    }
})

test('a kept theme has the very samples of the first one, and a broken file is played again', async () => {
  await keep()
  const again = await cachedTheme('Slow Crust', folder)
  assert.deepEqual(again.theme.opening, theme.opening)
  assert.deepEqual(again.theme.finale(), theme.finale())
  const [file = ''] = await readdir(folder)
  await writeFile(path.join(folder, file), 'not a theme')
  assert.deepEqual((await cachedTheme('Slow Crust', folder)).theme.opening, theme.opening)
  await rm(folder, { recursive: true })
})
