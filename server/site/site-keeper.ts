/** Keeps the pages at what the owner has set: prints them beside what is shown, looks them over, and only then shows them. */
import { createHash } from 'node:crypto'
import type { OwnerSettings } from '#domain/read-setting.ts'
import { defaults, onPages, settingsWith } from '#domain/settings.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/process/log.ts'
import type { CurrentSettings } from '#server/wiring/current-settings.ts'
import { keepSettings, keptSettings } from '#server/wiring/settings-on-disk.ts'
import type { Candidate, Publishing, PublishingState } from '#site/context.ts'
import { type BuiltSite, requireWholeSite } from './built-site.ts'
import { changedPages } from './changed-pages.ts'
import type { printSite } from './print-site.ts'
import { securityOf } from './security-headers.ts'

type Wanted = {
  config: Config
  /** As it was built, with nothing set. */
  built: BuiltSite
  current: CurrentSettings
  log: Log
  stopped?: AbortSignal | undefined
  show(site: BuiltSite): void
  print: typeof printSite
}

type SiteKeeper = Omit<Publishing, 'look'> & {
  /** Resolves when the newest settings are shown, or cannot be. */
  apply(): Promise<void>
  candidateSite(key: string): BuiltSite | undefined
}

export async function createSiteKeeper(wanted: Wanted): Promise<SiteKeeper> {
  const { config, current, log, stopped, show } = wanted
  const begun = await siteToBeginWith(wanted)
  let { site } = begun
  let shown = { number: begun.number, key: keyOf(begun.settings) }
  let state: PublishingState = { outcome: 'shown', number: shown.number, since: new Date() }
  const candidates = new Map<string, Candidate & { site?: BuiltSite }>()
  let queue: Promise<unknown> = Promise.resolve()
  let applying: Promise<void> | undefined
  show(site)

  /** One at a time: two would take more than twice as long. */
  function make(set: OwnerSettings): Promise<BuiltSite> {
    const made = queue.then(() => printed(wanted, set))
    queue = made.catch(() => {})
    return made
  }

  async function applyNewest(): Promise<void> {
    for (let tried = -1; tried !== current.number; ) {
      const { number, settings } = current
      tried = number
      try {
        if (keyOf(settings) !== shown.key) {
          state = { outcome: 'building', number, since: new Date() }
          site = candidates.get(keyOf(settings))?.site ?? (await make(settings))
          show(site)
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
      (made) => Object.assign(candidate, { outcome: 'ready', site: made, pages: changedPages(site, made) }),
      (error: unknown) => Object.assign(candidate, { outcome: 'failed', reason: reasonOf(error) }),
    )
    return key
  }

  const apply = () => {
    applying ??= applyNewest().finally(() => {
      applying = undefined
    })
    return applying
  }
  if (begun.number !== current.number) void apply()
  return {
    defaults: { ...defaults, ...config.environment },
    state: () => state,
    prepare,
    candidate: (key) => candidates.get(key),
    candidateSite: (key) => candidates.get(key)?.site,
    apply,
  }
}

async function printed({ config, built, stopped, print }: Wanted, set: OwnerSettings): Promise<BuiltSite> {
  const [settings, security] = [settingsWith(config.environment, set), securityOf(config, set)]
  const site = await print(built, { settings, security, origin: config.siteOrigin, signal: stopped })
  requireWholeSite(site.files)
  return site
}

/** Settings that cannot be printed are no reason not to start with those before; they are tried again afterwards. */
async function siteToBeginWith(wanted: Wanted): Promise<CurrentSettings & { site: BuiltSite }> {
  const { config, stopped, log } = wanted
  const newest = { ...wanted.current }
  try {
    return { ...newest, site: await printed(wanted, newest.settings) }
  } catch (error) {
    const kept = await keptSettings(config.dataDir)
    if (stopped?.aborted || newest.number === 0 || kept.number === newest.number) throw error
    log.error({ event: 'settings-not-shown', number: newest.number, error })
    return { ...kept, site: await printed(wanted, kept.settings) }
  }
}

/** Nobody finds a candidate by chance, and the same settings are the same candidate. */
const keyOf = (settings: OwnerSettings) =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(onPages(settings)).sort()))
    .digest('hex')
    .slice(0, 32)

/** What cannot be printed says in its cause what is wrong. */
function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  return cause instanceof Error && cause.message ? cause.message : message
}
