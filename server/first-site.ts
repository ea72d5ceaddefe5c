/** Which settings and which site a process begins with. */
import path from 'node:path'
import type pg from 'pg'
import { settingsInForce } from '#operations/save-settings.ts'
import type { Config } from './config.ts'
import type { CurrentSettings } from './current-settings.ts'
import { keptSettings } from './kept-settings.ts'
import type { Log } from './log.ts'
import { onPages } from './owner-settings.ts'
import { buildSiteIfStale, siteWith } from './site-build.ts'

/** Where the database is away, those that were shown last. */
export const startingSettings = ({
  config,
  pool,
}: {
  config: Config
  pool: pg.Pool
}): Promise<CurrentSettings> => settingsInForce(pool).catch(() => keptSettings(config.dataDir))

/** Settings that cannot be built are no reason not to start with those before; they are tried again afterwards. */
export async function firstSite(
  config: Config,
  newest: CurrentSettings,
  log: Log,
  signal: AbortSignal,
): Promise<{ folder: string; shown: CurrentSettings }> {
  try {
    return { folder: await folderWith(config, newest, signal), shown: newest }
  } catch (error) {
    const kept = await keptSettings(config.dataDir)
    if (signal.aborted || newest.number === 0 || kept.number === newest.number) throw error
    log.error({ event: 'settings-not-shown', number: newest.number, error })
    return { folder: await folderWith(config, kept, signal), shown: kept }
  }
}

async function folderWith(
  config: Config,
  { settings }: CurrentSettings,
  signal: AbortSignal,
): Promise<string> {
  if (Object.keys(onPages(settings)).length > 0) return siteWith(config, settings, signal)
  await buildSiteIfStale(config, signal)
  return path.join(config.checkout, 'build')
}
