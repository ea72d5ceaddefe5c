import type pg from 'pg'
import { recordDeed } from '#database/deeds.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { addSettings, holdSettings, newestSettings } from '#database/settings.ts'
import type { OwnerSettings } from '#domain/read-setting.ts'
import { changesBetween } from '#domain/settings-versions.ts'
import { usableSettings } from './check-settings.ts'

/** Which version it was typed over: 0 where nothing was ever set. */
type SettingsDraft = { operatorId: string; basedOn: number; settings: OwnerSettings }

type SavedSettings =
  | { outcome: 'saved'; number: number }
  | { outcome: 'unchanged' }
  /** Somebody else has saved meanwhile. */
  | { outcome: 'stale'; newest: NewestSettings }

export type NewestSettings = { number: number; by: string | undefined; settings: OwnerSettings }

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
