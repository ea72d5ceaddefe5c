import type { Plugin } from 'vite'

/**
 * Rooms without JSX, the keys that server and site must share as one module, and words that are read from files
 * beside them. All other words are part of the build: what the owner sets is built into them.
 */
const staysInNode =
  /^#(?:(?:domain|database|vendors|audio|pictures|reader|operations|production|content\/articles)\/|(?:content\/(?:recorded-samples|making\/made)|site\/context)\.ts$)/
const neverInTheBrowser = /^#(database|vendors|audio|pictures|reader|operations|production|server)\//

/** In the built site the rooms below stay plain Node modules, loaded once; in the browser most of them do not exist. */
export function rooms(): Plugin {
  return {
    name: 'rooms',
    enforce: 'pre',
    resolveId(id, importer) {
      if (this.environment.name === 'client' && neverInTheBrowser.test(id))
        this.error(`${importer ?? 'An entry'} carries ${id} into the browser`)
      const isServerBuild = this.environment.mode === 'build' && this.environment.name === 'ssr'
      if (isServerBuild && staysInNode.test(id)) return { id, external: true }
      return undefined
    },
  }
}
