import { publicPages } from '#site/public-pages.ts'
import type { BuiltSite } from './built-site.ts'

/** Public pages that read differently; the names of scripts do not count. */
export const changedPages = (shown: BuiltSite, next: BuiltSite): string[] =>
  publicPages.map(({ path }) => path).filter((path) => wordsOf(shown, path) !== wordsOf(next, path))

const wordsOf = ({ files }: BuiltSite, path: string) =>
  files
    .get(path)
    ?.forms.identity.body.toString()
    .replace(/\/assets\/[\w.-]+/g, '')
