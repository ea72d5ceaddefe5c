import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { RouterContextProvider } from 'react-router'
import type { SecurityHeaders } from '#server/site/security-headers.ts'
import { nonceContext } from '#site/context.ts'

const zip = promisify(gzip)
/** Below it an answer fits into one packet as it is. */
const leastCharacters = 1400

export type RenderDocument = (
  request: Request,
  handedIn: RouterContextProvider,
  client: string,
) => Promise<Response>
type Guarded = {
  render: RenderDocument
  security: SecurityHeaders
  request: Request
  handedIn: RouterContextProvider
  /** The address that the visitor sees, where it is another one. */
  shownAt?: string
  /** Who asks, as limits count them. */
  client: string
}

/** A document whose scripts run by its nonce alone, and which travels as gzip where the browser takes it. */
export async function documentWithNonce({ render, security, request, handedIn, shownAt, client }: Guarded) {
  const nonce = randomBytes(16).toString('base64')
  handedIn.set(nonceContext, nonce)
  const rendered = await render(request, handedIn, client)
  const headers = new Headers(rendered.headers)
  const set = (more: Record<string, string>) => {
    for (const [name, value] of Object.entries(more)) headers.set(name, value)
  }
  set(security.unkept())
  const { status } = rendered
  if (!headers.get('content-type')?.startsWith('text/html'))
    return new Response(rendered.body, { status, headers })
  const html = await rendered.text()
  const inline = { script: [`'nonce-${nonce}'`], style: [`'nonce-${nonce}'`] }
  set({ ...security.document(inline, shownAt ?? new URL(request.url).pathname), vary: 'accept-encoding' })
  if (status === 503) set({ 'retry-after': '30' })
  const isZipped = html.length >= leastCharacters && takesGzip(request.headers.get('accept-encoding') ?? '')
  if (!isZipped) return new Response(html, { status, headers })
  set({ 'content-encoding': 'gzip' })
  return new Response(await zip(html), { status, headers })
}

/** Unless it says that it would rather not: `gzip;q=0`. */
const takesGzip = (accepted: string) => /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/.test(accepted)
