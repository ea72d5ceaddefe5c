import path from 'node:path'
import type pg from 'pg'
import { defaultCast, voiceNamed } from '#content/voices.ts'
import { offerEpisode } from '#database/review.ts'
import type { SecretKey } from '#database/secret-key.ts'
import { reviewPolicy } from '#database/settings.ts'
import { lexiconOf } from '#domain/lexicon.ts'
import type { OwnerSettings } from '#domain/setting.ts'
import type { Cast } from '#domain/voice.ts'
import { publishEpisode } from '#production/publish/publish-episode.ts'
import type { Vendors } from '#production/steps/step.ts'
import { createBrowser } from '#vendors/browser/create-browser.ts'
import type { BrowserSetting } from '#vendors/browser/find-browser.ts'
import { whyNoRoom } from '#vendors/disk.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { createWeb } from '#vendors/web/create-web.ts'
import type { Config } from './config.ts'
import type { CurrentSettings } from './current-settings.ts'
import { openSpeech, openWriter } from './production-settings.ts'

type Wanted = {
  config: Config
  current: CurrentSettings
  storage: Storage
  pool: pg.Pool
  secretKey: SecretKey
}

/** Everybody who helps to make an episode, as the operator has set them. */
export const openVendors = ({ config, current, storage, pool, secretKey }: Wanted): Vendors => ({
  ...makers(config),
  // Asked anew by every recording.
  get cast() {
    return voicesIn(current).cast
  },
  get lexicon() {
    return voicesIn(current).lexicon
  },
  storage,
  approve: async (offer) => offerEpisode(pool, offer, await reviewPolicy(pool, config.review)),
  publish: (publication) => publishEpisode({ pool, storage, secretKey }, publication),
  noRoom: () => whyNoRoom(config.dataDir),
})

/** Who speaks, and how names are said, as it is set at the moment. */
export const voicesIn = ({ settings }: CurrentSettings) => ({
  cast: castOf(settings),
  lexicon: lexiconOf(settings.lexicon ?? ''),
})

export const clipsOf = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'cache/clips')

/** What is set, and where `npm run browser` puts one. */
export const browserOf = ({ chromium, dataDir }: Pick<Config, 'chromium' | 'dataDir'>): BrowserSetting => ({
  chosen: chromium,
  fetched: path.join(dataDir, 'browser'),
})

/** Those who need no database: at a terminal they are enough. */
export function makers(config: Config) {
  const writer = openWriter(config.writer)
  return {
    web: createWeb({
      siteOrigin: config.siteOrigin,
      fixtures: config.webFixtures,
      browser: createBrowser(browserOf(config)),
    }),
    ...(writer && { writer }),
    speech: openSpeech(config.speech),
    cast: castOf({}),
    cacheFolder: clipsOf(config),
  }
}

function castOf(settings: OwnerSettings): Cast {
  const host = voiceNamed(settings['voice.host'] ?? defaultCast.host)
  const guest = voiceNamed(settings['voice.guest'] ?? defaultCast.guest)
  return { ...(host && { host }), ...(guest && { guest }) }
}
