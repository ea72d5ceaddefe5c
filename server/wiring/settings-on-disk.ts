/** The settings of the pages that were shown last, for a start at which the database is away. */
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { usableSettings } from '#operations/check-settings.ts'
import { settingsInForce } from '#operations/save-settings.ts'
import type { CurrentSettings } from './current-settings.ts'

const fileIn = (dataDir: string) => path.join(dataDir, 'settings.json')

export async function keepSettings(dataDir: string, { number, settings }: CurrentSettings): Promise<void> {
  const draft = `${fileIn(dataDir)}.${process.pid}`
  await writeFile(draft, JSON.stringify({ number, settings }))
  await rename(draft, fileIn(dataDir))
}

export async function keptSettings(dataDir: string): Promise<CurrentSettings> {
  try {
    const { number, settings } = JSON.parse(await readFile(fileIn(dataDir), 'utf8'))
    return { number: Number(number) || 0, settings: usableSettings(settings) }
  } catch {
    return { number: 0, settings: {} }
  }
}

/** Which settings a process begins with: where the database is away, those that were shown last. */
export const startingSettings = (pool: pg.Pool, dataDir: string): Promise<CurrentSettings> =>
  settingsInForce(pool).catch(() => keptSettings(dataDir))
