import { paths } from '#site/paths.ts'
import type { BuiltSite } from './built-site.ts'
import type { SecurityHeaders } from './security-headers.ts'

const mark = /(<img\b[^>]*?\bsrc=")(\/favicon\.svg)/g
const link = /(<a\b[^>]*?\bhref=")(\/(?!\/)[^"]*)"/g

/** A page as it would be, under the mark that it would have. Its links stay within the preview as far as there are pages. */
export function previewPage(site: BuiltSite, address: string, prefix: string, security: SecurityHeaders) {
  const page = site.files.get(address)
  const headers = Object.fromEntries(pairs(page?.forms.identity.headers ?? []))
  if (page && address === paths.mark())
    return new Response(new Uint8Array(page.forms.identity.body), {
      headers: { ...headers, ...security.unkept() },
    })
  if (!page || !headers['content-type']?.startsWith('text/html'))
    return new Response('There is no such page.', { status: 404, headers: security.unkept() })
  const leads = (to: string) => site.files.has(to.replace(/(?!^\/)\/?[?#].*$/, '') || '/')
  const html = page.forms.identity.body
    .toString()
    .replace(link, (all, before: string, to: string) => (leads(to) ? `${before}${prefix}${to}"` : all))
    .replace(mark, (_, before: string, to: string) => before + prefix + to)
  const { etag: _, ...kept } = headers
  return new Response(html, {
    headers: { ...kept, ...security.unkept(), 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' },
  })
}

/** Headers are kept flat, name after value. */
const pairs = (flat: readonly string[]) =>
  flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ''] as const] : []))
