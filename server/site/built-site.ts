/** A built site in memory: its files, and the part that renders on request. */
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import type { InlineHashes } from '#site/build/inline-hashes.ts'
import { publicPaths } from '#site/public-pages.ts'
import { readBuiltInline } from './built-inline.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { loadStaticFiles, type StaticFile } from './static-files.ts'

export type BuiltSite = {
  files: ReadonlyMap<string, StaticFile>
  build: ServerBuild
  /** What may run inline in its pages. */
  known: InlineHashes
}

/** Throws when it is none that visitors may be shown. */
export async function openSite(folder: string, security: SecurityHeaders): Promise<BuiltSite> {
  const known = await readBuiltInline(folder)
  const files = await loadStaticFiles(join(folder, 'client'), security, known)
  requireWholeSite(files)
  const build: ServerBuild = await import(join(folder, 'server/index.js'))
  if (!build.routes || !('writeLetter' in build.entry.module))
    throw new Error('The built site renders no pages or writes no letters.')
  return { files, build, known }
}

/** Every public page is there, to its end. */
export function requireWholeSite(files: ReadonlyMap<string, StaticFile>): void {
  for (const path of publicPaths) {
    const page = files.get(path)?.forms.identity.body
    if (!page?.subarray(-20).includes('</html>')) throw new Error(`The site has no page ${path}.`)
  }
}
