import { brandIn } from '#content/brand.ts'
import { markVersion } from '#content/mark-version.ts'
import type { Settings } from '#domain/read-setting.ts'
import { settingsWith } from '#domain/settings.ts'
import { cardId, paths } from './paths.ts'
import { namedCovers, prerenderedPaths } from './prerendered-paths.ts'
import { publicPages } from './public-pages.ts'

/** Sound and pictures that say nothing of what is set, or only who we are. */
const isFirm = (path: string) => /^\/(?:audio|covers|icons|pictures|social)\/|^\/favicon\./.test(path)
const showsMark = (path: string) => /^\/icons\/|^\/favicon\./.test(path)

/** What may read otherwise with these settings: every page, what crawlers read, and pictures whose words are others. */
export function printedPaths(settings: Settings): string[] {
  const usual = publicPages(settingsWith())
  const isRenamed = brandIn(settings).name !== brandIn(settingsWith()).name
  const isMarked = markVersion(settings) !== undefined
  const cards = publicPages(settings).filter(({ title, kicker }, at) => {
    const before = usual[at]
    return isMarked || title !== before?.title || kicker !== before.kicker
  })
  return [
    ...prerenderedPaths.filter((path) => !isFirm(path)),
    ...(isRenamed ? namedCovers : []),
    ...(isMarked ? prerenderedPaths.filter(showsMark) : []),
    ...cards.map(({ path }) => paths.socialCard(cardId(path))),
  ]
}
