import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Stereo } from '#production/sound.ts'
import { playTheme, type Theme, themeVersion } from './play-theme.ts'

/** Playing a theme takes a second or two; every later episode of the show finds it kept. */
export async function keptTheme(show: string, cacheFolder: string): Promise<Theme> {
  const key = createHash('sha256')
    .update(JSON.stringify([themeVersion, show]))
    .digest('hex')
    .slice(0, 40)
  const file = path.join(cacheFolder, `${key}.theme`)
  const kept = await readKept(file)
  if (kept) return kept
  const theme = playTheme(show)
  await mkdir(cacheFolder, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await using target = await open(draft, 'wx')
  await target.writeFile(
    serialize({
      ...theme,
      opening: packed(theme.opening),
      finale: packed(theme.finale),
      stings: theme.stings.map(packed),
    }),
  )
  await rename(draft, file)
  return theme
}

type Packed = readonly [Int16Array, Int16Array]
type KeptTheme = Pick<Theme, 'bedSeconds' | 'barSeconds'> & {
  opening: Packed
  finale: Packed
  stings: Packed[]
}

async function readKept(file: string): Promise<Theme | undefined> {
  try {
    const kept: KeptTheme = deserialize(await readFile(file))
    const { opening, finale, stings } = kept
    return { ...kept, opening: unpacked(opening), finale: unpacked(finale), stings: stings.map(unpacked) }
  } catch {
    // Not there, or not whole: it is played again.
    return undefined
  }
}

const fullScale = 32_767
const packed = (sound: Stereo): Packed => [toInt16(sound[0]), toInt16(sound[1])]
const unpacked = (sound: Packed): Stereo => [fromInt16(sound[0]), fromInt16(sound[1])]

function toInt16(samples: Float32Array) {
  const whole = new Int16Array(samples.length)
  for (let i = 0; i < samples.length; i++)
    whole[i] = Math.round(fullScale * Math.max(-1, Math.min(1, samples[i] ?? 0)))
  return whole
}

function fromInt16(whole: Int16Array) {
  const samples = new Float32Array(whole.length)
  for (let i = 0; i < whole.length; i++) samples[i] = (whole[i] ?? 0) / fullScale
  return samples
}
