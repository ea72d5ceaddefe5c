import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { own } from '#domain/own.ts'
import type { InlineHashes } from '#site/build/inline-hashes.ts'
import { builtInline } from './built-inline.ts'
import { cachePolicyOf } from './cache-policy.ts'
import type { SecurityHeaders } from './security-headers.ts'

export type Encoding = 'br' | 'gzip' | 'identity'
/** Headers are kept flat, name after value: Node sends such a list without looking at it again. */
type Form = { body: Buffer; etag: string; headers: string[] }
export type StaticFile = {
  forms: Partial<Record<Encoding, Form>> & { identity: Form }
  isSeekable: boolean
  isPage: boolean
}

/** Reads the built site once, with the compressed forms that the build wrote; all answers come from memory. */
export async function loadStaticFiles(folder: string, security: SecurityHeaders, known: InlineHashes) {
  const files = new Map<string, StaticFile>()
  const names = await Array.fromAsync(glob('**/*.*', { cwd: folder }))
  const read = async (name: string) => (names.includes(name) ? readFile(join(folder, name)) : undefined)
  await Promise.all(
    names.filter(isPlain).map(async (name) => {
      const [raw, br, gzip] = await Promise.all([
        readFile(join(folder, name)),
        read(`${name}.br`),
        read(`${name}.gz`),
      ])
      files.set(addressOf(name), staticFile(`/${name}`, { raw, br, gzip }, { security, known }))
    }),
  )
  return files
}

/** `pricing/index.html` is the page `/pricing`. */
const addressOf = (name: string) =>
  name.endsWith('index.html') ? `/${name.slice(0, -'/index.html'.length)}` : `/${name}`

const isPlain = (name: string) => !/\.(br|gz)$/.test(name)

type Allowed = { security: SecurityHeaders; known: InlineHashes }
type Bytes = { raw: Buffer; br: Buffer | undefined; gzip: Buffer | undefined }

export function staticFile(path: string, { raw, br, gzip }: Bytes, allowed: Allowed): StaticFile {
  const type = own(types, extname(path)) ?? 'application/octet-stream'
  const hash = createHash('sha256').update(raw).digest('base64url').slice(0, 16)
  const headers = {
    ...securityOf(type, raw, addressOf(path.slice(1)), allowed),
    'cache-control': cachePolicyOf(path, type),
    'content-type': type,
  }
  const form = (body: Buffer, encoding: Encoding): Form => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
    const own = {
      ...headers,
      etag,
      ...(br ? { vary: 'accept-encoding' } : { 'accept-ranges': 'bytes' }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }
    return { body, etag, headers: Object.entries(own).flat() }
  }
  const forms: StaticFile['forms'] = { identity: form(raw, 'identity') }
  if (br) forms.br = form(br, 'br')
  if (gzip) forms.gzip = form(gzip, 'gzip')
  return { forms, isSeekable: !br, isPage: isDocument(type) }
}

/** Opened by itself a drawing is a document, too: nothing in it runs or fetches. */
const drawingPolicy = "default-src 'none'; img-src data:; sandbox"

const isDocument = (type: string) => type.startsWith('text/html')

function securityOf(type: string, raw: Buffer, address: string, { security, known }: Allowed) {
  if (isDocument(type)) return security.document(builtInline(raw.toString(), known), address)
  if (type === 'image/svg+xml') return { ...security.media(), 'content-security-policy': drawingPolicy }
  return /^(image|audio)\//.test(type) ? security.media() : security.answer()
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}
