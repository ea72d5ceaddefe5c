import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Composes the ident before pages are rendered: a request for a page may take 10 s, and a busy machine may need more.
 * The address is computed so that Node imports the very module that the built site imports, once for both.
 */
export const soundFirst = (): Plugin => ({
  name: 'sound-first',
  async buildStart() {
    if (this.environment.mode !== 'build' || this.environment.name !== 'ssr') return
    const { ident }: typeof import('#production/ident.ts') = await import(
      pathToFileURL(resolve('production/ident.ts')).href
    )
    await ident()
  },
})
