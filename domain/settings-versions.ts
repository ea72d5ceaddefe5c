/** Settings against settings: what one version changes in another, and what two people changed at once. */
import type { OwnerSettings } from './setting.ts'

/** Undefined: as the environment and our own words say. */
export type SettingChange = { key: string; from: string | undefined; to: string | undefined }

export function changesBetween(from: OwnerSettings, to: OwnerSettings): SettingChange[] {
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])]
  return keys.filter((key) => from[key] !== to[key]).map((key) => ({ key, from: from[key], to: to[key] }))
}

/**
 * Mine were typed over `base` while theirs were saved: theirs hold where I have changed nothing, mine hold where I
 * have, and where both have, somebody must look again.
 */
export function mergeSettings(base: OwnerSettings, mine: OwnerSettings, theirs: OwnerSettings) {
  const changedByMe = changesBetween(base, mine)
  const merged: Record<string, string> = { ...theirs }
  for (const { key, to } of changedByMe)
    if (to === undefined) delete merged[key]
    else merged[key] = to
  const changedByThem = changesBetween(base, theirs)
  const inConflict = changedByThem.filter(
    ({ key, to }) => changedByMe.some((mine) => mine.key === key) && merged[key] !== to,
  )
  return { merged, changedByThem, inConflict }
}
