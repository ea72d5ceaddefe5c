import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readBuiltInline } from '#server/site/built-inline.ts'
import { compress } from '#site/build/compress.ts'
import { hashesOf, writeInlineHashes } from '#site/build/inline-hashes.ts'

export const emptyPage = '/reference/empty'
export const referenceOf = (path: string) => `/reference/copy${path === '/' ? '/home' : path}`

/** A copy of the built site with the references beside the pages, so that one process serves both. */
export async function checkoutWithReferences(pages: readonly string[]) {
  const checkout = await mkdtemp(join(tmpdir(), 'offmic-bench-'))
  const client = join(checkout, 'build/client')
  await cp('build/client', client, { recursive: true })
  await symlink(resolve('build/server'), join(checkout, 'build/server'))
  await writePage(
    client,
    emptyPage,
    '<!doctype html><html lang="en"><title>Empty</title><meta name="viewport" content="width=device-width"><p>Nothing.',
  )
  const styles: string[] = []
  for (const path of pages) {
    const html = withoutFiles(await readFile(join(client, path, 'index.html'), 'utf8'))
    for (const [, code = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) styles.push(code)
    await writePage(client, referenceOf(path), html)
  }
  const { script, style } = await readBuiltInline('build')
  await writeInlineHashes(join(checkout, 'build'), { script, style: [...style, ...hashesOf(styles)] })
  await compress(client)
  return checkout
}

async function writePage(client: string, path: string, html: string) {
  await mkdir(join(client, path), { recursive: true })
  await writeFile(join(client, path, 'index.html'), html)
}

/** The limit of the page: its words and styles, system fonts, no picture, no script, nothing else to fetch. */
const withoutFiles = (html: string) =>
  html
    .replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '')
    .replace(/<img [^>]*>/g, '')
    .replace(/<script(?! type="application\/ld)[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:manifest|apple-touch-icon|preload|modulepreload)"[^>]*>/g, '')
    .replace(/<audio[^>]*><\/audio>/g, '')
