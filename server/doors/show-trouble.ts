import type { Context } from 'hono'
import { RouterContextProvider } from 'react-router'
import type { SecurityHeaders } from '#server/site/security-headers.ts'
import { reportContext, troubleContext } from '#site/context.ts'
import { isStudio, paths } from '#site/paths.ts'
import { isPortal } from '#site/portal-paths.ts'
import { documentWithNonce, type RenderDocument } from './document-with-nonce.ts'
import { reportOf } from './report-of.ts'
import type { RequestDoors } from './request-doors.ts'

/** Whoever opens an address in a browser is shown a page whatever was wrong with it; programs are told in a line. */
export async function showTrouble(
  context: Context<RequestDoors>,
  { render, security }: { render: RenderDocument; security: SecurityHeaders },
): Promise<void> {
  const { req, res } = context
  if (!isForPeople(req.raw, res)) return
  const { status, statusText } = res
  const handedIn = new RouterContextProvider()
  handedIn.set(reportContext, reportOf(context))
  handedIn.set(troubleContext, { status, statusText, text: await res.clone().text() })
  const url = new URL(paths.trouble(), req.url)
  if (isStudio(req.path)) url.search = '?studio'
  if (isPortal(req.path)) url.search = '?portal'
  const request = new Request(url, { headers: req.raw.headers, signal: req.raw.signal })
  try {
    context.res = await documentWithNonce({
      render,
      security,
      request,
      handedIn,
      shownAt: req.path,
      client: context.var.client,
    })
  } catch (error) {
    context.var.log.error({ event: 'trouble-not-shown', error }) // the line for programs is better than nothing
  }
}

/** What says something in JSON says it to programs, whoever reads it. */
const isForPeople = ({ method, headers }: Request, { status, headers: answered }: Response) =>
  status >= 400 &&
  (method === 'GET' || method === 'POST') &&
  headers.get('accept')?.includes('text/html') === true &&
  /^(?:text\/plain|$)/.test(answered.get('content-type') ?? '')
