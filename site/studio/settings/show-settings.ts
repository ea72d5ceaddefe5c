import type pg from 'pg'
import { settingFields } from '#content/settings/fields.ts'
import { findSettings, newestSettings } from '#database/settings.ts'
import { own } from '#domain/own.ts'
import { type OwnerSettings, typedForm } from '#domain/setting.ts'
import { usableSettings } from '#operations/check-settings.ts'
import type { Publishing } from '#site/context.ts'
import { when } from '#site/studio/when.ts'

/** Every field as a person would have typed it. */
export const typedValues = (inForce: OwnerSettings): Record<string, string> =>
  Object.fromEntries(settingFields.map(({ key, kind }) => [key, typedForm(kind, own(inForce, key) ?? '')]))

/** What holds, or the values of an earlier version as a draft over it. */
export async function showSettings(pool: pg.Pool, { defaults, state }: Publishing, restore?: number) {
  const newest = await newestSettings(pool)
  const earlier = restore ? await findSettings(pool, restore) : undefined
  const settings = usableSettings((earlier ?? newest)?.settings ?? {})
  const { since: _, ...shown } = state()
  return {
    basedOn: newest?.number ?? 0,
    values: typedValues({ ...defaults, ...settings }),
    defaults: typedValues(defaults),
    version: newest && { number: newest.number, by: newest.by, when: when(newest.at, new Date()) },
    restored: earlier?.number,
    state: shown,
  }
}
