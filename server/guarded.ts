import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { SecurityHeaders } from './security-headers.ts'

const zip = promisify(gzip)
/** Below it an answer fits into one packet as it is. */
const leastCharacters = 1400

/** A rendered document gets the policy of its own bytes, and travels as gzip where the browser takes it. */
export async function guarded(rendered: Response, security: SecurityHeaders, request: Request) {
  const headers = new Headers(rendered.headers)
  const set = (more: Record<string, string>) => {
    for (const [name, value] of Object.entries(more)) headers.set(name, value)
  }
  set(security.unkept())
  const { status } = rendered
  if (!headers.get('content-type')?.startsWith('text/html'))
    return new Response(rendered.body, { status, headers })
  const html = await rendered.text()
  set({ ...security.document(html, new URL(request.url).pathname), vary: 'accept-encoding' })
  const isZipped = html.length >= leastCharacters && takesGzip(request.headers.get('accept-encoding') ?? '')
  if (!isZipped) return new Response(html, { status, headers })
  set({ 'content-encoding': 'gzip' })
  return new Response(await zip(html), { status, headers })
}

/** Unless it says that it would rather not: `gzip;q=0`. */
const takesGzip = (accepted: string) => /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/.test(accepted)
