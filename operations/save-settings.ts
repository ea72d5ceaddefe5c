/** From what was typed to the next version: what saving would do, and saving. */
import type pg from 'pg'
import { recordDeed } from '#database/deeds.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { addSettings, findSettings, holdSettings, newestSettings } from '#database/settings.ts'
import type { OwnerSettings } from '#domain/read-setting.ts'
import { changesBetween, mergeSettings, type SettingChange } from '#domain/settings-versions.ts'
import { checkSettings, type SettingFaults, usableSettings } from './check-settings.ts'

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

/** Which version it was typed over: 0 where nothing was ever set. */
type SettingsDraft = { operatorId: string; basedOn: number; settings: OwnerSettings }

type SavedSettings =
  | { outcome: 'saved'; number: number }
  | { outcome: 'unchanged' }
  /** Somebody else has saved meanwhile. */
  | { outcome: 'stale'; newest: NewestSettings }

type NewestSettings = { number: number; by: string | undefined; settings: OwnerSettings }

/** A new version of everything. Nothing is saved over what its author has not seen. */
export const saveSettings = (pool: pg.Pool, draft: SettingsDraft): Promise<SavedSettings> =>
  inTransaction(pool, async (client) => {
    await holdSettings(client)
    return save(client, draft)
  })

async function save(client: pg.ClientBase, draft: SettingsDraft): Promise<SavedSettings> {
  const { operatorId, basedOn, settings } = draft
  const newest = await settingsInForce(client)
  if (newest.number !== basedOn) return { outcome: 'stale', newest }
  const changes = changesBetween(newest.settings, settings)
  if (changes.length === 0) return { outcome: 'unchanged' }
  const number = await addSettings(client, operatorId, settings)
  const facts = { number, changed: changes.map(({ key }) => key) }
  await recordDeed(client, { operatorId, deed: 'save-settings', facts })
  return { outcome: 'saved', number }
}

/** The version that holds, as far as this version of the product can use it. */
export async function settingsInForce(pool: pg.Pool | pg.ClientBase): Promise<NewestSettings> {
  const newest = await newestSettings(pool)
  if (!newest) return { number: 0, by: undefined, settings: {} }
  return { number: newest.number, by: newest.by, settings: usableSettings(newest.settings) }
}
