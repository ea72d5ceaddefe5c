import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { saidAtTheDoor } from '#content/trouble.ts'
import type { Settings } from '#domain/read-setting.ts'
import { settingsWith } from '#domain/settings.ts'
import type { Log } from '#server/process/log.ts'
import type { SecurityHeaders } from '#server/site/security-headers.ts'
import {
  listeningContext,
  outboxContext,
  reportContext,
  settingsContext,
  showsContext,
} from '#site/context.ts'
import { failureOf } from '#site/failure.ts'
import { loggedPath, nowhere } from './address.ts'
import { clientOf } from './client-of.ts'
import { documentWithNonce } from './document-with-nonce.ts'
import type { ListeningDoors } from './listening-doors.ts'
import type { MailView } from './mail-view.ts'
import type { MinuteDoor } from './minute-door.ts'
import { renderInTurn } from './render-in-turn.ts'
import { reportOf } from './report-of.ts'
import { reporting } from './reporting.ts'
import type { RequestDoors } from './request-doors.ts'
import type { ShowDoors } from './show-doors.ts'
import { showTrouble } from './show-trouble.ts'
import type { StudioDoor } from './studio-door.ts'

type Doors = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** What holds at the moment; by default nothing is set. */
  settings?: () => Settings
  database: { isReady(): Promise<true | string> }
  log: Log
  security: SecurityHeaders
  showsGallery?: boolean
  trustedProxies?: number
  /** Asking for a free episode, where there is a database to keep it. */
  requests?: Hono<RequestDoors> | undefined
  mail?: MailView | undefined
  listening?: ListeningDoors | undefined
  /** Shows in public. */
  shows?: ShowDoors | undefined
  studio?: StudioDoor | undefined
  /** The rooms of clients. */
  portal?: MinuteDoor | undefined
  minute?: MinuteDoor | undefined
  /** Where visitors propose times for a call. */
  contact?: MinuteDoor | undefined
  /** What payment and booking companies tell. */
  told?: Hono<RequestDoors> | undefined
}

/** Everything that is not a file in memory: health, screens rendered on request, and the answer to unknown addresses. */
export function createDoors(wanted: Doors) {
  const { build, database, log, security, requests, mail, listening, shows } = wanted
  const { showsGallery = false, trustedProxies = 0, settings = () => settingsWith() } = wanted
  const handle = createRequestHandler(
    typeof build === 'function' ? async () => reporting(await build()) : reporting(build),
    showsGallery ? 'development' : 'production',
  )
  const render = renderInTurn((request, handedIn) => {
    handedIn.set(settingsContext, settings())
    return handle(request, handedIn)
  })
  const doors = new Hono<RequestDoors>({ getPath: pathAsSent })

  doors.use(async (context, next) => {
    const requestId = crypto.randomUUID()
    const startedAt = performance.now()
    context.set('requestId', requestId)
    context.set('log', log.child({ requestId }))
    context.set('client', clientOf(context.env?.incoming, trustedProxies))
    await next()
    await showTrouble(context, { render, security })
    context.res.headers.set('x-request-id', requestId) // context.header() would make a new Response
    const { method } = context.req
    const path = loggedPath(context.env?.incoming?.sentPath ?? context.req.path)
    const milliseconds = Math.round(performance.now() - startedAt)
    context.var.log.info({
      event: 'request',
      method,
      path,
      status: context.res.status,
      milliseconds,
      ...context.get('noted'),
    })
  })

  doors.get('/healthz', async (context) => {
    const state = await database.isReady()
    const answer = state === true ? { status: 'ready' } : { status: 'unavailable', reason: state }
    return context.json(answer, state === true ? 200 : 503, security.unkept())
  })

  if (requests) doors.route('/', requests)
  if (wanted.told) doors.route('/', wanted.told)
  if (listening) doors.route('/', listening.doors)
  if (shows) doors.route('/', shows.doors)
  for (const door of [wanted.studio, wanted.portal, wanted.minute, wanted.contact])
    if (door) doors.route('/', door(render))

  doors.on(['GET', 'HEAD'], '*', async (context) => {
    const { path } = context.req
    const readsMail = mail?.isFor(context.env?.incoming) === true
    if (readsMail && /^\/__mail\/[^/]+\//.test(path)) return mail.doors.fetch(context.req.raw)
    const isHidden =
      (path.startsWith('/__gallery') && !showsGallery) || (path.startsWith('/__mail') && !readsMail)
    const { raw } = context.req
    const request = isHidden
      ? new Request(new URL(nowhere, raw.url), { headers: raw.headers, signal: raw.signal })
      : raw
    const handedIn = new RouterContextProvider()
    handedIn.set(reportContext, reportOf(context))
    if (listening) handedIn.set(listeningContext, listening.listening)
    if (shows) handedIn.set(showsContext, shows.shows)
    if (readsMail) handedIn.set(outboxContext, mail.outbox)
    return documentWithNonce({ render, security, request, handedIn, client: context.var.client })
  })

  doors.all('*', (context) =>
    context.text(saidAtTheDoor.method, 405, { ...security.unkept(), allow: 'GET, HEAD' }),
  )

  doors.onError((error, context) => {
    const failure = failureOf(error, reportOf(context)({ event: 'request-failed', error }))
    const { status, statusText, text } = failure
    return new Response(text, { status, statusText, headers: { ...security.unkept(), ...plain } })
  })
  return doors
}

const plain = { 'content-type': 'text/plain; charset=utf-8' }

/** Hono would decode; routes and logs see what the visitor sent. */
const pathAsSent = (request: Request) => new URL(request.url).pathname
