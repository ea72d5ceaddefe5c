import type pg from 'pg'
import { findSettings, newestSettings } from '#database/settings.ts'
import { own } from '#domain/own.ts'
import { type OwnerSettings, type Settings, textOf } from '#domain/read-setting.ts'
import { typedForm } from '#domain/setting-kinds.ts'
import { ownerSettings, settingsWith } from '#domain/settings.ts'
import { usableSettings } from '#operations/check-settings.ts'
import type { Publishing } from '#site/context.ts'
import { when } from '#site/studio/when.ts'

/** Every field as a person would have typed it. */
export const typedValues = (inForce: OwnerSettings): Record<string, string> =>
  Object.fromEntries(ownerSettings.map(({ key, kind }) => [key, typedForm(kind, own(inForce, key) ?? '')]))

/** What holds for those that follow another one, as long as they are not set. */
const followed = (all: Settings): OwnerSettings =>
  Object.fromEntries(
    ownerSettings.flatMap(({ key, follows }) => (follows ? [[key, textOf(all, follows)]] : [])),
  )

/** What holds, or the values of an earlier version as a draft over it. */
export async function showSettings(pool: pg.Pool, { defaults, state }: Publishing, restore?: number) {
  const newest = await newestSettings(pool)
  const earlier = restore ? await findSettings(pool, restore) : undefined
  const settings = usableSettings((earlier ?? newest)?.settings ?? {})
  const { since: _, ...shown } = state()
  return {
    basedOn: newest?.number ?? 0,
    values: typedValues({ ...defaults, ...settings }),
    defaults: typedValues({ ...followed(settingsWith(defaults, settings)), ...defaults }),
    version: newest && { number: newest.number, by: newest.by, when: when(newest.at, new Date()) },
    restored: earlier?.number,
    state: shown,
  }
}
