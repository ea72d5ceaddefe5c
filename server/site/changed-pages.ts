import { publicPaths } from '#site/public-pages.ts'
import type { BuiltSite } from './built-site.ts'

/** Public pages that read differently. */
export const changedPages = (shown: BuiltSite, next: BuiltSite): string[] =>
  publicPaths.filter((path) => !bytesOf(shown, path).equals(bytesOf(next, path)))

const bytesOf = ({ files }: BuiltSite, path: string) =>
  files.get(path)?.forms.identity.body ?? Buffer.alloc(0)
