/** Which mark it is, without the picture: for what browsers keep. */
import type { Settings } from '#domain/read-setting.ts'
import { seedOf } from '#domain/seeded.ts'
import { settingsWith } from '#domain/settings.ts'
import { brandIn } from './brand.ts'

/** A browser needs no picture, only to know whether it is another one. */
export const nameOfUpload = (upload: string): string =>
  upload.startsWith('data:') ? `~${seedOf(upload).toString(36)}` : upload

/** Browsers keep pictures: another mark has another address. Nothing where it is as the product came. */
export function markVersion(settings: Settings): string | undefined {
  const [now, usual] = [settings, settingsWith()].map((set) => {
    const { name, mark } = brandIn(set)
    return JSON.stringify([name, mark.figure, mark.ground, nameOfUpload(mark.upload)])
  })
  return now === usual ? undefined : seedOf(now ?? '').toString(36)
}
