import { createHash } from 'node:crypto'

const inlineElement = /<(script|style)(\s[^>]*)?>([\s\S]*?)<\/\1>/g

/** The Content-Security-Policy of one document, with the hashes of what stands inline in its very bytes. */
export function contentPolicy(html: string, { isHttps }: { isHttps: boolean }) {
  const hashes: Record<string, Set<string>> = { script: new Set(), style: new Set() }
  for (const [, element = '', attributes = '', code = ''] of html.matchAll(inlineElement))
    if (code && !/type="application\/ld\+json"/.test(attributes)) hashes[element]?.add(sha256(code))
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(hashes.script ?? [])].join(' '),
    ["style-src 'self'", ...(hashes.style ?? [])].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Over plain http it would send the visitor of a machine without a certificate to a dead address.
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
