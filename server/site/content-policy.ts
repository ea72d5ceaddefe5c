import type { PageException } from './page-exceptions.ts'

/** What may stand inline in a document, as sources of the policy: hashes that the build knows, or one answer's nonce. */
export type Inline = { script: readonly string[]; style: readonly string[] }

/** The Content-Security-Policy of one document. It never looks at the document itself. */
export function contentPolicy(
  inline: Inline,
  { isHttps, exception = {} }: { isHttps: boolean; exception?: PageException },
) {
  const { script = [], style = [], frame = [], connect = [], framedBy = "'none'" } = exception
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.script, ...script].join(' '),
    // A hash or a nonce beside 'unsafe-inline' would switch it off.
    ["style-src 'self'", ...(style.length > 0 ? style : inline.style)].join(' '),
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
