import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import type { Plugin } from 'vite'
import { fromBuildCache } from './build-cache.ts'

/** All that the ident is made of. */
const sources = ['audio/**/*.ts', 'package-lock.json']

/**
 * Composes the ident, or has it from whoever did, before pages are printed: composing keeps a process busy for seconds.
 * The address is computed so that Node imports the very module that the built site imports, once for both.
 */
export async function soundAtHand(): Promise<void> {
  const { playIdent: ident, remember }: typeof import('#audio/music/ident.ts') = await import(
    pathToFileURL(resolve('audio/music/ident.ts')).href
  )
  const files = (await Array.fromAsync(glob(sources))).sort()
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  remember(deserialize(await fromBuildCache(texts, async () => serialize(await ident()))))
}

export const soundFirst = (): Plugin => ({
  name: 'sound-first',
  async buildStart() {
    if (this.environment.mode === 'build' && this.environment.name === 'ssr') await soundAtHand()
  },
})
