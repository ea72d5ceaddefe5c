import { createHash } from 'node:crypto'
import type { PageException } from './page-exceptions.ts'

const inlineElement = /<(script|style)(\s[^>]*)?>([\s\S]*?)<\/\1>/g

/** The Content-Security-Policy of one document, with the hashes of what stands inline in its very bytes. */
export function contentPolicy(
  html: string,
  { isHttps, exception = {} }: { isHttps: boolean; exception?: PageException },
) {
  const { script = [], style = [], frame = [], connect = [], framedBy = "'none'" } = exception
  const hashes: Record<string, Set<string>> = { script: new Set(), style: new Set() }
  for (const [, element = '', attributes = '', code = ''] of html.matchAll(inlineElement))
    if (code && !/type="application\/ld\+json"/.test(attributes)) hashes[element]?.add(sha256(code))
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(hashes.script ?? []), ...script].join(' '),
    // A hash beside 'unsafe-inline' would switch it off.
    ["style-src 'self'", ...(style.length > 0 ? style : (hashes.style ?? []))].join(' '),
    ...(frame.length > 0 ? [`frame-src ${frame.join(' ')}`] : []),
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${framedBy}`,
    // Over plain http it would send the visitor of a machine without a certificate to a dead address.
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
