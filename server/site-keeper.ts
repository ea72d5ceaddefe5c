/** Keeps the pages at what the owner has set: builds beside what is shown, looks it over, and only then shows it. */
import type { OwnerSettings } from '#domain/setting.ts'
import type { Candidate, Publishing, PublishingState } from '#site/context.ts'
import { assetsOf, type BuiltSite, openSite } from './built-site.ts'
import { changedPages } from './changed-pages.ts'
import type { Config } from './config.ts'
import type { CurrentSettings } from './current-settings.ts'
import { keepSettings } from './kept-settings.ts'
import type { Log } from './log.ts'
import { configWith, defaultsOf, keyOf } from './owner-settings.ts'
import { securityOf } from './security-headers.ts'
import { clearSites, siteWith } from './site-build.ts'

type Wanted = {
  config: Config
  /** The site that the process begins with, and the settings it was built with. */
  first: { site: BuiltSite; shown: CurrentSettings }
  current: CurrentSettings
  log: Log
  stopped?: AbortSignal | undefined
  show(site: BuiltSite, olderAssets: ReturnType<typeof assetsOf>): void
  build?: typeof siteWith
}

/** Open pages fetch what belongs to them for so many changes. */
const generations = 3

export type SiteKeeper = Omit<Publishing, 'look'> & {
  /** Resolves when the newest settings are shown, or cannot be. */
  apply(): Promise<void>
  candidateSite(key: string): BuiltSite | undefined
}

export function createSiteKeeper(wanted: Wanted): SiteKeeper {
  const { config, current, log, stopped, show, build = siteWith } = wanted
  let { site } = wanted.first
  let shown = { number: wanted.first.shown.number, key: keyOf(wanted.first.shown.settings) }
  let state: PublishingState = { outcome: 'shown', number: shown.number, since: new Date() }
  const older: ReturnType<typeof assetsOf>[] = []
  const candidates = new Map<string, Candidate & { site?: BuiltSite }>()
  let queue: Promise<unknown> = Promise.resolve()
  let applying: Promise<void> | undefined

  /** One build at a time: two would take more than twice as long. */
  function make(settings: OwnerSettings): Promise<BuiltSite> {
    const made = queue.then(async () => {
      const folder = await build(config, settings, stopped)
      return folder === site.folder ? site : openSite(folder, securityOf(configWith(config, settings)))
    })
    queue = made.catch(() => {})
    return made
  }

  function showSite(next: BuiltSite): void {
    older.unshift(assetsOf(site.files))
    older.length = Math.min(older.length, generations)
    site = next
    show(site, older.flat())
  }

  async function applyNewest(): Promise<void> {
    for (let tried = -1; tried !== current.number; ) {
      const { number, settings } = current
      tried = number
      try {
        if (keyOf(settings) !== shown.key) {
          state = { outcome: 'building', number, since: new Date() }
          const next = candidates.get(keyOf(settings))?.site ?? (await make(settings))
          if (next !== site) showSite(next)
          await clearSites(config).catch(() => {})
        }
        shown = { number, key: keyOf(settings) }
        state = { outcome: 'shown', number, since: new Date() }
        log.info({ event: 'settings-shown', number })
        await keepSettings(config.dataDir, { number, settings }).catch(() => {})
      } catch (error) {
        state = { outcome: 'failed', number, since: new Date(), reason: reasonOf(error) }
        if (!stopped?.aborted) log.error({ event: 'settings-not-shown', number, error })
      }
    }
  }

  function prepare(settings: OwnerSettings): string {
    const key = keyOf(settings)
    const known = candidates.get(key)
    if (known && known.outcome !== 'failed') return key
    candidates.clear()
    const candidate: Candidate & { site?: BuiltSite } = { outcome: 'building', since: new Date() }
    candidates.set(key, candidate)
    make(settings).then(
      (made) => {
        Object.assign(candidate, { outcome: 'ready', site: made, pages: changedPages(site, made) })
        if (candidates.get(key) === candidate) show(site, [...older.flat(), ...assetsOf(made.files)])
      },
      (error: unknown) => Object.assign(candidate, { outcome: 'failed', reason: reasonOf(error) }),
    )
    return key
  }

  return {
    defaults: defaultsOf(config),
    state: () => state,
    prepare,
    candidate: (key) => candidates.get(key),
    candidateSite: (key) => candidates.get(key)?.site,
    apply() {
      applying ??= applyNewest().finally(() => {
        applying = undefined
      })
      return applying
    },
  }
}

/** A build says in its cause what is wrong. */
function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  return cause instanceof Error && cause.message ? cause.message : message
}
