import type pg from 'pg'
import { findSettings } from '#database/settings.ts'
import type { OwnerSettings } from '#domain/read-setting.ts'
import { changesBetween, mergeSettings, type SettingChange } from '#domain/settings-versions.ts'
import { checkSettings, type SettingFaults, usableSettings } from './check-settings.ts'
import { type NewestSettings, settingsInForce } from './save-settings.ts'

type Typed = { basedOn: number; typed: Readonly<Record<string, string>>; defaults: OwnerSettings }

export type ProposedSettings =
  | { outcome: 'faulty'; faults: SettingFaults }
  | { outcome: 'unchanged' }
  | ({ outcome: 'stale' } & StaleSettings)
  | { outcome: 'proposed'; settings: OwnerSettings; changes: SettingChange[] }

type StaleSettings = ReturnType<typeof mergeSettings> & { newest: NewestSettings }

/** What saving would do. */
export async function proposeSettings(pool: pg.Pool, wanted: Typed): Promise<ProposedSettings> {
  const { settings, faults } = checkSettings(wanted.typed, wanted.defaults)
  if (Object.keys(faults).length > 0) return { outcome: 'faulty', faults }
  const newest = await settingsInForce(pool)
  if (newest.number !== wanted.basedOn) return staleSettings(pool, wanted.basedOn, settings, newest)
  const changes = changesBetween(newest.settings, settings)
  return changes.length > 0 ? { outcome: 'proposed', settings, changes } : { outcome: 'unchanged' }
}

/** Typed over a version that somebody else has changed meanwhile: both are put together, and nothing is lost. */
async function staleSettings(
  pool: pg.Pool,
  basedOn: number,
  mine: OwnerSettings,
  newest: NewestSettings,
): Promise<ProposedSettings> {
  const base = usableSettings((await findSettings(pool, basedOn))?.settings ?? {})
  return { outcome: 'stale', newest, ...mergeSettings(base, mine, newest.settings) }
}
