/** From what stands in the form to settings that may hold, or to what is wrong with them. */

import { fieldOf, type SettingField, settingFields } from '#content/settings/fields.ts'
import { own } from '#domain/own.ts'
import { checkSetting, type OwnerSettings, type SettingFault } from '#domain/setting.ts'

export type SettingFaults = Record<string, SettingFault>
export type CheckedSettings = { settings: OwnerSettings; faults: SettingFaults }

/** `defaults` hold where nothing is set; what is typed like them, or left empty, is not set. */
export function checkSettings(
  typed: Readonly<Record<string, string>>,
  defaults: OwnerSettings,
): CheckedSettings {
  const settings: Record<string, string> = {}
  const faults: SettingFaults = {}
  for (const field of settingFields) {
    const text = own(typed, field.key) ?? ''
    if (!text.trim()) continue
    const checked = checkSetting(field, text)
    if (!checked.ok) faults[field.key] = checked.fault
    else if (checked.value !== own(defaults, field.key)) settings[field.key] = checked.value
  }
  const inForce = { ...defaults, ...settings }
  return { settings, faults: { ...faultsBetween(inForce), ...faults } }
}

/** What an earlier version of the product, or somebody at the database, has kept and this one cannot use. */
export const usableSettings = (kept: Readonly<Record<string, unknown>>): OwnerSettings =>
  Object.fromEntries(
    Object.entries(kept).flatMap(([key, value]) => {
      const field = fieldOf(key)
      return field && typeof value === 'string' && isAsKept(field, value) ? [[key, value]] : []
    }),
  )

/** Prices are kept in cents and typed in dollars. */
const isAsKept = (field: SettingField, value: string) =>
  field.kind === 'cents' ? /^\d{1,8}$/.test(value) : checkSetting(field, value).ok

function faultsBetween(inForce: OwnerSettings): SettingFaults {
  const faults: SettingFaults = {}
  for (const stage of [2, 3, 4, 5])
    if (Number(inForce[`guide.${stage}.dollars`]) <= Number(inForce[`guide.${stage - 1}.dollars`]))
      faults[`guide.${stage}.dollars`] = 'not-rising'
  if (inForce['voice.host'] === inForce['voice.guest']) faults['voice.guest'] = 'same-voice'
  // A payment is told apart by the page it was made on.
  const links = new Set<string>()
  for (const { key } of settingFields.filter(({ key }) => key.startsWith('checkout.'))) {
    const link = own(inForce, key)
    if (link && links.has(link)) faults[key] = 'same-link'
    if (link) links.add(link)
  }
  return faults
}
