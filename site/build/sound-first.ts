import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import type { Plugin } from 'vite'
import { kept } from './kept.ts'

/** All that the ident is made of. */
const sources = ['production/{ident,sound}.ts', 'production/{music,mastering}/**/*.ts', 'package-lock.json']

/**
 * Composes the ident before pages are rendered: a request for a page may take 10 s, and a busy machine may need more.
 * The address is computed so that Node imports the very module that the built site imports, once for both.
 */
export const soundFirst = (): Plugin => ({
  name: 'sound-first',
  async buildStart() {
    if (this.environment.mode !== 'build' || this.environment.name !== 'ssr') return
    const { ident, remember }: typeof import('#production/ident.ts') = await import(
      pathToFileURL(resolve('production/ident.ts')).href
    )
    const files = (await Array.fromAsync(glob(sources))).sort()
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
    remember(deserialize(await kept(texts, async () => serialize(await ident()))))
  },
})
