/** The one way into the rooms of clients: nobody without a session of the portal's own, nothing from another site, and nothing is kept. */
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type pg from 'pg'
import { RouterContextProvider } from 'react-router'
import { saidAtTheDoor } from '#content/trouble.ts'
import { browserName } from '#domain/browser-name.ts'
import { askedCookie, portalCookie } from '#domain/member.ts'
import { sourceLimits } from '#domain/source.ts'
import { type PortalVisit, portalPersonOf } from '#operations/portal/portal-visit.ts'
import type { SecurityHeaders } from '#server/site/security-headers.ts'
import { portalContext, reportContext } from '#site/context.ts'
import { isUpload } from '#site/material-paths.ts'
import { paths } from '#site/paths.ts'
import { isPortalSignIn } from '#site/portal-paths.ts'
import { clientOf } from './client-of.ts'
import { documentWithNonce, type RenderDocument } from './document-with-nonce.ts'
import { formWithin, isFromOurPage } from './our-forms.ts'
import type { createPortalSound } from './portal-sound.ts'
import { reportOf } from './report-of.ts'
import type { RequestDoors } from './request-doors.ts'

type Wanted = {
  config: { siteOrigin: string; trustedProxies: number }
  pool: pg.Pool
  /** What is no page. Undefined: the address is none of those. */
  files: ReturnType<typeof createPortalSound>
  security: SecurityHeaders
}

/** A page of answers, each as long as it may be. */
const mostBytes = { member: 128 * 1024, stranger: 16 * 1024, file: sourceLimits.bytes + 16 * 1024 }

export const createPortalDoor =
  ({ config, pool, files, security }: Wanted) =>
  (render: RenderDocument): Hono<RequestDoors> => {
    const doors = new Hono<RequestDoors>()
    const refused = (context: Context, status: 400 | 401 | 403 | 405 | 413, text: string) =>
      context.text(text, status, security.unkept())
    const show = async (context: Context<RequestDoors>) => {
      const { req } = context
      if (!['GET', 'HEAD', 'POST'].includes(req.method)) return refused(context, 405, saidAtTheDoor.method)
      if (req.method === 'POST' && !isFromOurPage(req.raw.headers, config.siteOrigin))
        return refused(context, 403, saidAtTheDoor.foreign)
      // The router would compare it again, with an address that behind a proxy is not the one that was typed.
      req.raw.headers.delete('origin')
      const visit = await visitBy(context, pool, config.trustedProxies)
      if (!visit.person && !isPortalSignIn(req.path)) {
        if (req.method === 'POST') return refused(context, 401, saidAtTheDoor.signedOut)
        return new Response(null, {
          status: 303,
          headers: { ...security.unkept(), location: paths.portalSignIn() },
        })
      }
      const file = await files(req.raw, req.path, visit.person)
      if (file) return file
      const member = isUpload(req.path) ? mostBytes.file : mostBytes.member
      const request = await formWithin(visit.person ? member : mostBytes.stranger, context)
      if (request === 'tooLarge') return refused(context, 413, saidAtTheDoor.tooLong)
      if (request === 'cutOff') return refused(context, 400, saidAtTheDoor.cutOff)
      const handedIn = new RouterContextProvider()
      handedIn.set(reportContext, reportOf(context))
      handedIn.set(portalContext, visit)
      return documentWithNonce({ render, security, request, handedIn, client: context.var.client })
    }
    for (const path of ['/portal', '/portal/*']) doors.all(path, show)
    return doors
  }

async function visitBy(
  context: Context<RequestDoors>,
  pool: pg.Pool,
  trustedProxies: number,
): Promise<PortalVisit> {
  const sessionSecret = getCookie(context, portalCookie)
  return {
    pool,
    address: clientOf(context.env?.incoming, trustedProxies),
    browser: browserName(context.req.header('user-agent') ?? ''),
    sessionSecret,
    askedSecret: getCookie(context, askedCookie),
    person: await portalPersonOf(pool, sessionSecret),
  }
}
