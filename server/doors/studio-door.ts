/** The one way into the working screens: nobody without a session, nothing from another site, and nothing is kept. */
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type pg from 'pg'
import { RouterContextProvider } from 'react-router'
import { saidAtTheDoor } from '#content/trouble.ts'
import type { SecretKey } from '#database/secret-key.ts'
import { browserName } from '#domain/browser-name.ts'
import type { Installation } from '#domain/installation.ts'
import { browserCookie, type Operator, sessionCookie } from '#domain/operator.ts'
import { sourceLimits } from '#domain/source.ts'
import { halfwayOf, operatorOf } from '#operations/open-session.ts'
import type { Visit } from '#operations/sign-in/visit.ts'
import type { BuiltSite } from '#server/site/built-site.ts'
import { previewPage } from '#server/site/preview.ts'
import type { SecurityHeaders } from '#server/site/security-headers.ts'
import {
  type Publishing,
  publishingContext,
  reportContext,
  studioContext,
  type VendorKeys,
  vendorKeysContext,
  visitContext,
} from '#site/context.ts'
import { isUpload } from '#site/material-paths.ts'
import { isStudioSignIn, isStudioWatch, paths, previewOf } from '#site/paths.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import type { FileWeb } from '#vendors/web/file-web.ts'
import type { ReadTxt } from '#vendors/web/read-txt.ts'
import type { PageReader } from '#vendors/web/web.ts'
import { clientOf } from './client-of.ts'
import { documentWithNonce, type RenderDocument } from './document-with-nonce.ts'
import { formWithin, isFromOurPage } from './our-forms.ts'
import { reportOf } from './report-of.ts'
import type { RequestDoors } from './request-doors.ts'

export type ShownPublishing = Publishing & { candidateSite(key: string): BuiltSite | undefined }
type Wanted = {
  config: { siteOrigin: string; trustedProxies: number }
  pool: pg.Pool
  secretKey: SecretKey
  storage: Storage
  house: Installation
  security: SecurityHeaders
  /** Files that are no screens. */
  files?: (request: Request, path: string, operator: Operator) => Promise<Response | undefined>
  publishing: ShownPublishing
  keys: VendorKeys
  web: Pick<PageReader, 'fetchPage' | 'fetchPart'> & FileWeb & { readTxt: ReadTxt }
}
export type StudioDoor = (render: RenderDocument) => Hono<RequestDoors>

/** A pasted text for a script is the longest that an operator sends, the word of a passkey the longest of a stranger. */
const mostBytes = { operator: 512 * 1024, stranger: 32 * 1024, file: sourceLimits.bytes + 16 * 1024 }

const mostFor = (path: string, isOperator: boolean) =>
  mostBytes[isOperator ? (isUpload(path) ? 'file' : 'operator') : 'stranger']

export const createStudioDoor =
  ({ config, pool, secretKey, storage, house, security, publishing, keys, files, web }: Wanted): StudioDoor =>
  (render) => {
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
      const handedIn = new RouterContextProvider()
      handedIn.set(reportContext, reportOf(context))
      const visit = await visitBy(context, { config, pool, secretKey })
      const { operator } = visit
      handedIn.set(visitContext, visit)
      handedIn.set(publishingContext, publishing)
      handedIn.set(vendorKeysContext, keys)
      if (operator) handedIn.set(studioContext, { operator, pool, storage, house, web })
      else if (!isStudioSignIn(req.path)) {
        if (req.method === 'POST' || req.path.endsWith('.data') || isStudioWatch(req.path))
          return refused(context, 401, saidAtTheDoor.signedOut)
        const location = paths.studioSignIn()
        return new Response(null, { status: 303, headers: { ...security.unkept(), location } })
      }
      const request = await formWithin(mostFor(req.path, operator !== undefined), context)
      if (request === 'tooLarge') return refused(context, 413, saidAtTheDoor.tooLong)
      if (request === 'cutOff') return refused(context, 400, saidAtTheDoor.cutOff)
      const file = operator && (await files?.(request, req.path, operator))
      if (file) return file
      const preview = previewOf(req.path)
      const site = preview && publishing.candidateSite(preview.key)
      if (preview && site)
        return previewPage(site, preview.address, paths.studioPreview(preview.key, ''), security)
      return documentWithNonce({ render, security, request, handedIn, client: context.var.client })
    }
    for (const path of ['/studio', '/studio.data', '/studio/*']) doors.all(path, show)
    return doors
  }

async function visitBy(
  context: Context<RequestDoors>,
  { config, pool, secretKey }: Pick<Wanted, 'config' | 'pool' | 'secretKey'>,
): Promise<Visit> {
  const { siteOrigin, trustedProxies } = config
  const sessionSecret = getCookie(context, sessionCookie)
  const isWatching = isStudioWatch(context.req.path)
  const operator = await operatorOf(pool, sessionSecret, { isWatching })
  return {
    pool,
    secretKey,
    siteOrigin,
    address: clientOf(context.env?.incoming, trustedProxies),
    browser: browserName(context.req.header('user-agent') ?? ''),
    sessionSecret,
    browserSecret: getCookie(context, browserCookie),
    operator,
    halfway: operator ? undefined : await halfwayOf(pool, sessionSecret),
  }
}
