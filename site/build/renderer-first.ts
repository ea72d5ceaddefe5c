import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Loads what renders the pages before the first is asked for: a request may take 10 s, and on a busy machine loading
 * alone may need more.
 */
export const rendererFirst = (buildFolder: string) => ({
  name: 'renderer-first',
  async configurePreviewServer() {
    await import(pathToFileURL(resolve(buildFolder, 'server/index.js')).href)
  },
})
