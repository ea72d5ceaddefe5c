import path from 'node:path'
import type pg from 'pg'
import { defaultCast, voiceNamed } from '#content/voices.ts'
import { lexiconOf } from '#domain/lexicon.ts'
import type { OwnerSettings } from '#domain/setting.ts'
import type { Cast } from '#domain/voice.ts'
import { publishEpisode } from '#production/publish/publish-episode.ts'
import type { Vendors } from '#production/steps/step.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { createWeb } from '#vendors/web/create-web.ts'
import type { Config } from './config.ts'
import type { CurrentSettings } from './current-settings.ts'
import { openSpeech, openWriter } from './production-settings.ts'

type Wanted = { config: Config; current: CurrentSettings; storage: Storage; pool: pg.Pool }

/** Everybody who helps to make an episode, as the operator has set them. */
export const openVendors = ({ config, current, storage, pool }: Wanted): Vendors => ({
  ...makers(config),
  // Asked anew by every recording.
  get cast() {
    return castOf(current.settings)
  },
  get lexicon() {
    return lexiconOf(current.settings.lexicon ?? '')
  },
  storage,
  publish: (publication) => publishEpisode({ pool, storage }, publication),
})

/** Those who need no database: at a terminal they are enough. */
export function makers(config: Config) {
  const writer = openWriter(config.writer)
  return {
    web: createWeb({ siteOrigin: config.siteOrigin, fixtures: config.webFixtures }),
    ...(writer && { writer }),
    speech: openSpeech(config.speech),
    cast: castOf({}),
    cacheFolder: path.join(config.dataDir, 'cache/clips'),
  }
}

function castOf(settings: OwnerSettings): Cast {
  const host = voiceNamed(settings['voice.host'] ?? defaultCast.host)
  const guest = voiceNamed(settings['voice.guest'] ?? defaultCast.guest)
  return { ...(host && { host }), ...(guest && { guest }) }
}
