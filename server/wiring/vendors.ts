import path from 'node:path'
import type pg from 'pg'
import { brandIn } from '#content/brand.ts'
import { voiceNamed } from '#content/voices.ts'
import { offerEpisode } from '#database/review.ts'
import { offerScript } from '#database/script-offers.ts'
import type { SecretKey } from '#database/secret-key.ts'
import { reviewPolicy } from '#database/settings.ts'
import { offerSound } from '#database/sound-offers.ts'
import { botName } from '#domain/bot-name.ts'
import { lexiconOf } from '#domain/lexicon.ts'
import { modelPrices } from '#domain/model-prices.ts'
import { type OwnerSettings, textOf } from '#domain/read-setting.ts'
import type { ReviewPolicy } from '#domain/review.ts'
import { settingsWith } from '#domain/settings.ts'
import type { Cast } from '#domain/voice.ts'
import { keptBook } from '#production/conversation/kept-book.ts'
import { publishEpisode } from '#production/publish/publish-episode.ts'
import type { Vendors } from '#production/steps/step.ts'
import type { Config } from '#server/config.ts'
import { createBrowser } from '#vendors/browser/create-browser.ts'
import type { BrowserSetting } from '#vendors/browser/find-browser.ts'
import { openRenderer } from '#vendors/browser/renderer.ts'
import { whyNoRoom } from '#vendors/disk.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { createWeb } from '#vendors/web/create-web.ts'
import type { CurrentSettings } from './current-settings.ts'
import { openRecogniser, openSpeech } from './open-speech.ts'
import { writingOf } from './writing.ts'

type Wanted = {
  config: Config
  current: CurrentSettings
  storage: Storage
  pool: pg.Pool
  secretKey: SecretKey
}

/** Everybody who helps to make an episode, as the operator has set them. */
export const openVendors = ({ config, current, storage, pool, secretKey }: Wanted): Vendors => ({
  ...makers(config, current),
  get maker() {
    return brandNow(current)
  },
  // Asked anew by every recording.
  get cast() {
    return voicesIn(current).cast
  },
  get lexicon() {
    return voicesIn(current).lexicon
  },
  storage,
  offerScript: (offer) => offerScript(pool, offer),
  offerSound: (offer) => offerSound(pool, offer),
  approve: async (offer) => offerEpisode(pool, offer, await reviewPolicy(pool, policyOf(config))),
  publish: (publication) => publishEpisode({ pool, storage, secretKey }, publication),
  noRoom: () => whyNoRoom(config.dataDir),
  ...keptWriting(config, current, pool),
})

/** What a model answers is kept with the episode; what it costs is what the owner has set. */
function keptWriting(config: Config, current: CurrentSettings, pool: pg.Pool): Pick<Vendors, 'writing'> {
  const writing = writingOf(config, () => modelPrices(current.settings))
  return writing
    ? {
        writing: {
          ...writing,
          bookOf: (requestId) => keptBook(pool, requestId),
        },
      }
    : {}
}

/** What we are called at the moment. */
export const brandNow = ({ settings }: Pick<CurrentSettings, 'settings'>) => brandIn(settingsWith(settings))

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

/** While nothing is set in the studio. */
const policyOf = ({ environment }: Config): ReviewPolicy =>
  textOf(settingsWith(environment), 'review') === 'review' ? 'review' : 'automatic'

/** Those who need no database: at a terminal they are enough. */
export function makers(config: Config, current: Pick<CurrentSettings, 'settings'> = { settings: {} }) {
  const writing = writingOf(config)
  const recogniser = openRecogniser(config)
  const browser = createBrowser(browserOf(config))
  return {
    web: createWeb({
      siteOrigin: config.siteOrigin,
      ourName: () => botName(brandNow(current).name),
      fixtures: config.webFixtures,
      openRenderer: (readerOf) => openRenderer(browser, readerOf),
    }),
    ...(writing && { writing }),
    speech: openSpeech(config),
    ...(recogniser && { recogniser }),
    cast: castOf({}),
    cacheFolder: clipsOf(config),
  }
}

function castOf(set: OwnerSettings): Cast {
  const settings = settingsWith(set)
  const [host, guest] = [
    voiceNamed(textOf(settings, 'voice.host')),
    voiceNamed(textOf(settings, 'voice.guest')),
  ]
  return { ...(host && { host }), ...(guest && { guest }) }
}
