import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type pg from 'pg'
import type { ServerBuild } from 'react-router'
import type { SecretKey } from '#database/secret-key.ts'
import { isDoor, meantBy, nowhere, originFor, targetIn } from './address.ts'
import { answerStatic } from './answer-static.ts'
import { openSite } from './built-site.ts'
import type { Config } from './config.ts'
import type { CurrentSettings } from './current-settings.ts'
import { developmentApp } from './development-app.ts'
import { doorsWith, type Handed, lookingWith } from './handed-doors.ts'
import type { Log } from './log.ts'
import { configWith } from './owner-settings.ts'
import type { Incoming } from './request-doors.ts'
import { type SecurityHeaders, securityOf } from './security-headers.ts'
import type { siteWith } from './site-build.ts'
import { createSiteKeeper } from './site-keeper.ts'
import type { StaticFile } from './static-files.ts'

export type Dependencies = {
  config: Config
  database: { isReady(): Promise<true | string>; pool?: pg.Pool }
  secretKey: SecretKey
  log: Log
  /** Aborted when the process stops: streams end. */
  stopped?: AbortSignal
  /** The gallery is for those who build the site: a development server shows it, and a test may. */
  showsGallery?: boolean
  /** What the owner has set, and the folder of the site that was built with it. */
  current?: CurrentSettings
  site?: string
  /** How a site with other settings is built. */
  build?: typeof siteWith
}

/** The whole product as one request listener: pages from memory first, then the doors. */
export async function createApp(dependencies: Dependencies) {
  const { config, current = { number: 0, settings: {} } } = dependencies
  const handed: Handed = { ...dependencies, current }
  if (config.mode === 'development') return developmentApp(handed)
  const security = securityOf(configWith(config, current.settings))
  const site = await openSite(dependencies.site ?? join(config.checkout, 'build'), security)
  const doorsOf = doorsWith(handed, security)
  const serve = (build: ServerBuild) => ({ build, doors: doorsOf(build, publishing) })
  let files: ReadonlyMap<string, StaticFile> = site.files
  const keeper = createSiteKeeper({
    ...handed,
    first: { site, shown: { ...current } },
    show(next, olderAssets) {
      files = new Map([...olderAssets, ...next.files])
      if (next.build !== served.build) served = serve(next.build)
    },
  })
  const publishing = { ...keeper, look: lookingWith(handed, keeper.apply) }
  let served = serve(site.build)
  return {
    build: async () => served.build,
    settingsChanged: () => void keeper.apply(),
    listener(request: Incoming, response: ServerResponse) {
      const { path, search } = targetIn(request.url ?? '')
      const file = files.get(path)
      if (file && isRead(request)) return answerStatic(file, request, response)
      const page = isRead(request) && pageMeantBy(path, files)
      if (page) return moved(response, page + search, security)
      request.sentPath = path
      const origin = originFor(request.headers.host, config.siteOrigin)
      request.url = origin + (isDoor(path) ? path + search : nowhere)
      void served.doors(request, response)
    },
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
