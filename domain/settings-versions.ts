/** Settings against settings: what one version changes in another, and what two people changed at once. */
import { own } from './own.ts'
import type { OwnerSettings } from './read-setting.ts'

/** Undefined: as the environment and our own words say. */
export type SettingChange = { key: string; from: string | undefined; to: string | undefined }

export function changesBetween(from: OwnerSettings, to: OwnerSettings): SettingChange[] {
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])]
  return keys
    .map((key) => ({ key, from: own(from, key), to: own(to, key) }))
    .filter((change) => change.from !== change.to)
}

/**
 * Mine were typed over `base` while theirs were saved: theirs hold where I have changed nothing, mine hold where I
 * have, and where both have, somebody must look again.
 */
export function mergeSettings(base: OwnerSettings, mine: OwnerSettings, theirs: OwnerSettings) {
  const changedByMe = changesBetween(base, mine)
  const mineHolds = new Set(changedByMe.map(({ key }) => key))
  const merged: OwnerSettings = Object.fromEntries([
    ...Object.entries(theirs).filter(([key]) => !mineHolds.has(key)),
    ...changedByMe.flatMap(({ key, to }) => (to === undefined ? [] : [[key, to] as const])),
  ])
  const changedByThem = changesBetween(base, theirs)
  const inConflict = changedByThem.filter(({ key, to }) => mineHolds.has(key) && own(merged, key) !== to)
  return { merged, changedByThem, inConflict }
}
