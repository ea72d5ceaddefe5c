/** A built site in memory: its files, and the part that renders on request. */
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { publicPages } from '#site/public-pages.ts'
import { readBuiltInline } from './built-inline.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { loadStaticFiles, type StaticFile } from './static-files.ts'

export type BuiltSite = { folder: string; files: Map<string, StaticFile>; build: ServerBuild }

/** Throws when it is none that visitors may be shown. */
export async function openSite(folder: string, security: SecurityHeaders): Promise<BuiltSite> {
  const files = await loadStaticFiles(join(folder, 'client'), security, await readBuiltInline(folder))
  for (const { path } of publicPages) {
    const page = files.get(path)?.forms.identity.body
    if (!page?.subarray(-20).includes('</html>')) throw new Error(`The built site has no page ${path}.`)
  }
  // Each folder is a module of its own, so that a new build is not the old one once more.
  const build: ServerBuild = await import(join(folder, 'server/index.js'))
  if (!build.routes || !('writeLetter' in build.entry.module))
    throw new Error('The built site renders no pages or writes no letters.')
  return { folder, files, build }
}

/** Their names tell their bytes, so that those of one build never stand in the way of another's. */
export const assetsOf = (files: ReadonlyMap<string, StaticFile>) =>
  [...files].filter(([path]) => path.startsWith('/assets/'))
