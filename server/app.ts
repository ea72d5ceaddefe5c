import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type pg from 'pg'
import type { ServerBuild } from 'react-router'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { answerStatic } from './answer-static.ts'
import type { Config } from './config.ts'
import { createDoors } from './doors.ts'
import { houseOf } from './house.ts'
import { createListeningDoors } from './listening-doors.ts'
import type { Log } from './log.ts'
import { createMailView } from './mail-view.ts'
import { createRequestDoors } from './request-doors.ts'
import { type SecurityHeaders, securityHeaders } from './security-headers.ts'
import { loadStaticFiles, type StaticFile } from './static-files.ts'
import { createStudioDoor } from './studio-door.ts'
import { createStudioSound } from './studio-sound.ts'

export type Dependencies = {
  config: Config
  database: { isReady(): Promise<true | string>; pool?: pg.Pool }
  log: Log
  /** Aborted when the process stops: streams end. */
  stopped?: AbortSignal
  /** The gallery is for those who build the site: a development server shows it, and a test may. */
  showsGallery?: boolean
}

/** The whole product as one request listener: pages from memory first, then the doors. */
export async function createApp(dependencies: Dependencies) {
  const { config, database, log, showsGallery = false } = dependencies
  if (config.mode === 'development') return developmentApp(dependencies)
  const security = securityHeaders({
    isHttps: config.siteOrigin.startsWith('https:'),
    schedulerUrl: config.schedulerUrl,
    requestsUrl: config.requestsUrl,
  })
  const requests = requestDoors(dependencies, security)
  const listening = listeningDoors(dependencies, security)
  const studio = studioDoor(dependencies, security)
  const mail = createMailView(config, security.unkept())
  const files = await loadStaticFiles(join(config.checkout, 'build/client'), security)
  const build: ServerBuild = await import(join(config.checkout, 'build/server/index.js'))
  const doors = getRequestListener(
    createDoors({ build, database, log, security, showsGallery, requests, mail, listening, studio }).fetch,
  )
  return {
    build: async () => build,
    listener(request: IncomingMessage, response: ServerResponse) {
      const path = request.url?.split('?', 1)[0] ?? '/'
      const file = files.get(path)
      if (file && isRead(request)) return answerStatic(file, request, response)
      const page = pageWithoutSlash(path, files)
      if (page) return void response.writeHead(308, { ...security.unkept(), location: page }).end()
      void doors(request, response)
    },
  }
}

/** Tests of the pages have no database. */
function requestDoors({ config, database, log, stopped }: Dependencies, security: SecurityHeaders) {
  const { pool } = database
  const never = new AbortController().signal
  return pool && createRequestDoors({ config, pool, log, security, stopped: stopped ?? never })
}

function listeningDoors({ config, database }: Dependencies, security: SecurityHeaders) {
  const { pool } = database
  return pool && createListeningDoors({ pool, storage: openStorage(config), security })
}

function studioDoor({ config, database }: Dependencies, security: SecurityHeaders) {
  const { pool } = database
  if (!pool) return undefined
  const wanted = { config, pool, storage: openStorage(config), house: houseOf(config), security }
  return createStudioDoor({ ...wanted, sound: createStudioSound(wanted) })
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** `/pricing/` is a page only as `/pricing`; nothing else is redirected, least of all to `//another.host`. */
function pageWithoutSlash(path: string, files: ReadonlyMap<string, StaticFile>) {
  const page = path.replace(/\/$/, '')
  return page !== path && files.has(page) ? page : undefined
}

async function developmentApp(dependencies: Dependencies) {
  const { config, database, log } = dependencies
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: config.checkout,
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const security = securityHeaders({
    isHttps: false,
    schedulerUrl: config.schedulerUrl,
    requestsUrl: config.requestsUrl,
  })
  const requests = requestDoors(dependencies, security)
  const listening = listeningDoors(dependencies, security)
  const studio = studioDoor(dependencies, security)
  const mail = createMailView(config, security.unkept())
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
  const doors = getRequestListener(
    createDoors({ build, database, log, security, showsGallery: true, requests, mail, listening, studio })
      .fetch,
  )
  return {
    build,
    listener: (request: IncomingMessage, response: ServerResponse) =>
      vite.middlewares(request, response, () => void doors(request, response)),
  }
}
