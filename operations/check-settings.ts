/** From what stands in the form to settings that may hold, or to what is wrong with them. */

import { own } from '#domain/own.ts'
import { type OwnerSettings, textOf } from '#domain/read-setting.ts'
import { type CheckedSetting, checkSetting, type SettingFault } from '#domain/setting-kinds.ts'
import { twinCheckouts } from '#domain/settings/links.ts'
import { ownerSettings, type Setting, settingOf, settingsWith } from '#domain/settings.ts'
import { contrast } from '#pictures/colour.ts'
import { cleanUpload } from '#pictures/mark/uploaded-mark.ts'

export type SettingFaults = Record<string, SettingFault>
type CheckedSettings = { settings: OwnerSettings; faults: SettingFaults }

/** `defaults` hold where nothing is set; what is typed like them, or left empty, is not set. */
export function checkSettings(
  typed: Readonly<Record<string, string>>,
  defaults: OwnerSettings,
): CheckedSettings {
  const settings: Record<string, string> = {}
  const faults: SettingFaults = {}
  for (const setting of ownerSettings) {
    const text = own(typed, setting.key) ?? ''
    if (!text.trim()) continue
    const checked = cleaned(setting, checkSetting(setting, text))
    if (!checked.ok) faults[setting.key] = checked.fault
    else if (checked.value !== own(defaults, setting.key)) settings[setting.key] = checked.value
  }
  return { settings, faults: { ...faultsBetween(settingsWith(defaults, settings)), ...faults } }
}

/** What an earlier version of the product, or somebody at the database, has kept and this one cannot use. */
export const usableSettings = (kept: Readonly<Record<string, unknown>>): OwnerSettings =>
  Object.fromEntries(
    Object.entries(kept).flatMap(([key, value]) => {
      const setting = settingOf(key)
      const isUsable = setting?.changedBy === 'owner' && typeof value === 'string' && isAsKept(setting, value)
      return isUsable ? [[key, value]] : []
    }),
  )

/** Prices are kept in cents and typed in dollars. */
const isAsKept = (setting: Setting, value: string) =>
  setting.kind === 'cents' ? /^\d{1,8}$/.test(value) : cleaned(setting, checkSetting(setting, value)).ok

/** A picture is kept as what may be drawn of it, whoever has sent it and however. */
function cleaned({ kind }: Setting, checked: CheckedSetting): CheckedSetting {
  if (kind !== 'mark' || !checked.ok) return checked
  const value = cleanUpload(checked.value)
  return value ? { ok: true, value } : { ok: false, fault: 'no-plain-svg' }
}

const leastContrast = 4.5

function faultsBetween(inForce: OwnerSettings): SettingFaults {
  const faults: SettingFaults = {}
  for (const stage of [2, 3, 4, 5])
    if (Number(inForce[`guide.${stage}.dollars`]) <= Number(inForce[`guide.${stage - 1}.dollars`]))
      faults[`guide.${stage}.dollars`] = 'not-rising'
  if (inForce['voice.host'] === inForce['voice.guest']) faults['voice.guest'] = 'same-voice'
  if (contrast(textOf(inForce, 'brand.markColour'), textOf(inForce, 'brand.markGround')) < leastContrast)
    faults['brand.markGround'] = 'too-pale'
  for (const { key } of twinCheckouts(inForce)) faults[key] = 'same-link'
  return faults
}
