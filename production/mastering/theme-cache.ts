import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { playTheme, type Theme, themeVersion } from '#audio/music/theme/play-theme.ts'
import { type Packed, packed, unpacked } from '#audio/music/theme/sixteen-bits.ts'
import {
  playThreeQuestions,
  threeQuestionsVersion,
} from '#audio/music/three-questions/play-three-questions.ts'
import type { Format } from '#domain/script.ts'

/** Playing a theme takes a second or two; once kept, every later episode of the show finds it. */
export async function cachedTheme(
  show: string,
  cacheFolder: string,
  format?: Format,
): Promise<{ theme: Theme; keep(): Promise<void> }> {
  const version = format ? threeQuestionsVersion : themeVersion
  const made = createHash('sha256').update(JSON.stringify([version, show]))
  const file = path.join(cacheFolder, `${made.digest('hex').slice(0, 40)}.theme`)
  const kept = await readKept(file)
  if (kept) return { theme: kept, keep: async () => {} }
  const theme = format ? playThreeQuestions(show) : playTheme(show)
  return { theme, keep: () => write(file, theme) }
}

type KeptTheme = Pick<Theme, 'bedSeconds' | 'barSeconds'> & {
  opening: Packed
  finale: Packed
  stings: readonly Packed[]
}

async function write(file: string, { opening, finale, stings, bedSeconds, barSeconds }: Theme) {
  const kept: KeptTheme = {
    bedSeconds,
    barSeconds,
    opening: packed(opening),
    finale: packed(finale()),
    stings: stings().map(packed),
  }
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await using target = await open(draft, 'wx')
  await target.writeFile(serialize(kept))
  await rename(draft, file)
}

async function readKept(file: string): Promise<Theme | undefined> {
  try {
    const kept: KeptTheme = deserialize(await readFile(file))
    const [finale, stings] = [unpacked(kept.finale), kept.stings.map(unpacked)]
    return { ...kept, opening: unpacked(kept.opening), stings: () => stings, finale: () => finale }
  } catch {
    // Not there, or not whole: it is played again.
    return undefined
  }
}
