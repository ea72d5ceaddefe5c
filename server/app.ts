import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type pg from 'pg'
import type { SecretKey } from '#database/secret-key.ts'
import type { SoundNotes } from '#feeds/sound-notes.ts'
import type { FileWeb } from '#vendors/web/file-web.ts'
import type { Config } from './config.ts'
import { isDoor, meantBy, nowhere, originFor, targetIn } from './doors/address.ts'
import { atShowHosts } from './doors/at-show-hosts.ts'
import { developmentApp } from './doors/development-app.ts'
import { doorsWith, type Handed, lookingWith } from './doors/handed-doors.ts'
import type { Incoming } from './doors/request-doors.ts'
import type { Log } from './process/log.ts'
import { answerStatic } from './site/answer-static.ts'
import { type BuiltSite, openSite } from './site/built-site.ts'
import { printSite } from './site/print-site.ts'
import { type SecurityHeaders, securityOf } from './site/security-headers.ts'
import { createSiteKeeper } from './site/site-keeper.ts'
import type { StaticFile } from './site/static-files.ts'
import type { CurrentSettings } from './wiring/current-settings.ts'
import { createKeyRing, type KeyRing } from './wiring/key-ring.ts'

export type Dependencies = {
  config: Config
  database: { isReady(): Promise<true | string>; pool?: pg.Pool }
  secretKey: SecretKey
  log: Log
  /** Aborted when the process stops: streams end. */
  stopped?: AbortSignal
  /** The gallery is for those who build the site: a development server shows it, and a test may. */
  showsGallery?: boolean
  /** Keys that were entered in the studio. */
  keys?: KeyRing
  /** What the owner has set. */
  current?: CurrentSettings
  /** Where it is noted who hears shows. */
  notes?: SoundNotes | undefined
  /** Files of other hosts; by default those of the internet. */
  fileWeb?: FileWeb | undefined
  /** What apps are told of shows is kept by this clock. */
  now?: () => number
  /** How pages with other settings are printed. */
  print?: typeof printSite
}

/** The whole product as one request listener: pages from memory first, then the doors. */
export async function createApp(dependencies: Dependencies) {
  const { config, current = { number: 0, settings: {} } } = dependencies
  const { database, secretKey, log } = dependencies
  const keys = dependencies.keys ?? createKeyRing({ config, pool: database.pool, secretKey, log })
  const handed: Handed = { ...dependencies, config: keys.config, current, keys }
  if (config.mode === 'development') return developmentApp(handed)
  const security = securityOf(config, current.settings)
  const nothingSet = securityOf({ ...config, environment: {} })
  const built = await openSite(join(config.checkout, 'build'), nothingSet)
  let { files } = built
  const show = (site: BuiltSite) => {
    files = site.files
  }
  const keeper = await createSiteKeeper({ print: printSite, ...handed, built, show })
  const publishing = { ...keeper, look: lookingWith(handed, keeper.apply) }
  const { listener: doors, answerAtOnce } = doorsWith(handed, security)(built.build, publishing)
  function listener(request: Incoming, response: ServerResponse) {
    const { path, search } = targetIn(request.url ?? '')
    const file = files.get(path)
    if (file && isRead(request)) return answerStatic(file, request, response)
    // Feeds are asked for more often than anything else: those in memory come before all that looks at a request.
    if (isRead(request) && answerAtOnce(path, request, response)) return
    const page = isRead(request) && pageMeantBy(path, files)
    if (page) return moved(response, page + search, security)
    request.sentPath = path
    const origin = originFor(request.headers.host, config.siteOrigin)
    request.url = origin + (isDoor(path) ? path + search : nowhere)
    void doors(request, response)
  }
  const { pool } = database
  const fileAt = (path: string) => (files.has(path) ? (files.get(path)?.isPage ? 'page' : 'part') : undefined)
  const { siteOrigin } = config
  return {
    build: async () => built.build,
    settingsChanged: () => void keeper.apply(),
    listener: pool
      ? atShowHosts({ pool, siteOrigin, security, fileAt, now: dependencies.now }, listener)
      : listener,
  }
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

function moved(response: ServerResponse, address: string, security: SecurityHeaders): void {
  const { pathname, search } = new URL(address, 'http://localhost') // a query may hold what no header may
  response.writeHead(308, { ...security.unkept(), location: pathname + search }).end()
}

/** Only a page is meant: a file that is written otherwise is nobody's. */
function pageMeantBy(path: string, files: ReadonlyMap<string, StaticFile>) {
  const meant = meantBy(path)
  return meant !== undefined && files.get(meant)?.isPage ? meant : undefined
}
