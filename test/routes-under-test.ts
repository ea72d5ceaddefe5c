/** Every address of the site, as site/routes.ts has it, and what its code asks a form or an address for. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#site/routes.ts'

type RouteUnderTest = {
  /** Such as `/studio/episodes/:id`. */
  path: string
  file: string
  /** Where a form is sent, as a document and as data. */
  posts: (word: string) => [string, string]
  hasLoader: boolean
  hasAction: boolean
  fields: readonly string[]
}

const asked = /(?:\b(?:get|has|text|id|number)\(|askedNumber\(request, )'([\w-]+)'/g

/** A module asks for its fields itself, or a neighbour in its folder does. */
function fieldsNear(file: string): string[] {
  const sources = globSync('*.{ts,tsx}', { cwd: path.dirname(file) })
  const texts = sources.map((each) => readFileSync(path.join(path.dirname(file), each), 'utf8'))
  return [...new Set(texts.flatMap((text) => [...text.matchAll(asked)].map(([, name = '']) => name)))]
}

const exportsOf = (file: string, name: string) =>
  new RegExp(`export (?:async function|function|const) ${name}\\b`).test(readFileSync(file, 'utf8'))

function walk(entries: readonly RouteConfigEntry[], above = ''): RouteUnderTest[] {
  return entries.flatMap(({ path: own = '', file, index, children = [] }) => {
    const full = own ? `${above}/${own.replace(/^\//, '')}` : above
    const module = path.join('site', file)
    const search = index ? '?index' : ''
    const here = {
      path: full || '/',
      file: module,
      posts: (word: string) => {
        const address = filledWith(full, word)
        return [address + search, `${address}.data${search}`] satisfies [string, string]
      },
      hasLoader: exportsOf(module, 'loader'),
      hasAction: exportsOf(module, 'action'),
      fields: fieldsNear(module),
    }
    return [here, ...walk(children, full)]
  })
}

export const allRoutes = walk(await routes)
export const studioActions = allRoutes.filter(
  ({ path, hasAction }) => hasAction && path.startsWith('/studio'),
)

/** The address with this word wherever it has a place for one. */
export const filledWith = (route: string, word: string) =>
  route.replaceAll(/:\w+\??/g, encodeURIComponent(word)).replaceAll('*', encodeURIComponent(word))
