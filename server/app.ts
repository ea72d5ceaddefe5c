import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type pg from 'pg'
import type { ServerBuild } from 'react-router'
import type { SecretKey } from '#database/secret-key.ts'
import type { Publishing } from '#site/context.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { answerStatic } from './answer-static.ts'
import { openSite } from './built-site.ts'
import type { Config } from './config.ts'
import { type CurrentSettings, readCurrentSettings } from './current-settings.ts'
import { createDoors } from './doors.ts'
import { houseOf } from './house.ts'
import { createListeningDoors } from './listening-doors.ts'
import type { Log } from './log.ts'
import { createMailView } from './mail-view.ts'
import { configWith, defaultsOf } from './owner-settings.ts'
import { createRequestDoors } from './request-doors.ts'
import { type SecurityHeaders, securityOf } from './security-headers.ts'
import type { siteWith } from './site-build.ts'
import { createSiteKeeper } from './site-keeper.ts'
import type { StaticFile } from './static-files.ts'
import { createStudioDoor, type ShownPublishing } from './studio-door.ts'
import { createStudioSound } from './studio-sound.ts'

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
type Handed = Dependencies & { current: CurrentSettings }

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
    listener(request: IncomingMessage, response: ServerResponse) {
      const path = request.url?.split('?', 1)[0] ?? '/'
      const file = files.get(path)
      if (file && isRead(request)) return answerStatic(file, request, response)
      const page = pageWithoutSlash(path, files)
      if (page) return void response.writeHead(308, { ...security.unkept(), location: page }).end()
      void served.doors(request, response)
    },
  }
}

/** What renders on request belongs to one build of the site, and is made anew with the next one. */
function doorsWith(handed: Handed, security: SecurityHeaders) {
  const { config, database, log, showsGallery = false } = handed
  const requests = requestDoors(handed, security)
  const listening = listeningDoors(handed, security)
  const mail = createMailView(config, security.unkept())
  return (build: ServerBuild | (() => Promise<ServerBuild>), publishing: ShownPublishing) => {
    const studio = studioDoor(handed, security, publishing)
    const doors = { build, database, log, security, showsGallery, requests, mail, listening, studio }
    return getRequestListener(createDoors(doors).fetch)
  }
}

/** Whoever has saved need not wait until it is noticed; how the pages come along is another matter. */
const lookingWith =
  ({ database, current }: Handed, apply: () => Promise<void>): Publishing['look'] =>
  async () => {
    if (database.pool) await readCurrentSettings(database.pool, current)
    void apply()
  }

/** Tests of the pages have no database. */
function requestDoors({ config, database, log, stopped }: Handed, security: SecurityHeaders) {
  const { pool } = database
  const never = new AbortController().signal
  return pool && createRequestDoors({ config, pool, log, security, stopped: stopped ?? never })
}

function listeningDoors({ config, database }: Handed, security: SecurityHeaders) {
  const { pool } = database
  return pool && createListeningDoors({ pool, storage: openStorage(config), security })
}

function studioDoor(
  { config, current, database, secretKey }: Handed,
  security: SecurityHeaders,
  publishing: ShownPublishing,
) {
  const { pool } = database
  if (!pool) return undefined
  const [storage, house] = [openStorage(config), houseOf(config)]
  const wanted = { config, pool, secretKey, storage, house, security, publishing }
  return createStudioDoor({ ...wanted, sound: createStudioSound({ ...wanted, current }) })
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** `/pricing/` is a page only as `/pricing`; nothing else is redirected, least of all to `//another.host`. */
function pageWithoutSlash(path: string, files: ReadonlyMap<string, StaticFile>) {
  const page = path.replace(/\/$/, '')
  return page !== path && files.has(page) ? page : undefined
}

/** Its pages show the words of the source, whatever an owner has set. */
async function developmentApp(handed: Handed) {
  const { config, current } = handed
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: config.checkout,
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
  const since = new Date()
  const publishing: ShownPublishing = {
    defaults: defaultsOf(config),
    state: () => ({ outcome: 'shown', number: current.number, since }),
    prepare: () => '',
    candidate: () => undefined,
    candidateSite: () => undefined,
    look: lookingWith(handed, async () => {}),
  }
  const doors = doorsWith({ ...handed, showsGallery: true }, securityOf(config))(build, publishing)
  return {
    build,
    settingsChanged: () => {},
    listener: (request: IncomingMessage, response: ServerResponse) =>
      vite.middlewares(request, response, () => void doors(request, response)),
  }
}
