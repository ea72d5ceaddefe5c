import { readFile } from 'node:fs/promises'
import { minifySync, type Plugin, transformWithOxc } from 'vite'
import { prefetchOnIntent } from '#site/head/prefetch-on-intent.ts'
import { hashesOf, writeInlineHashes } from './inline-hashes.ts'

const suffix = '?inline'

/** `import code from './wake.ts?inline'` is a minified string for a <script> element in the document. */
export function inlineScripts(): Plugin {
  const codes = new Set([prefetchOnIntent])
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(`.ts${suffix}`)) return
      const file = id.slice(0, -suffix.length)
      this.addWatchFile(file)
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
      const minified = minifySync(file, code, { module: true }).code
      codes.add(minified)
      return { code: `export default ${JSON.stringify(minified)}`, moduleType: 'js' }
    },
    async writeBundle() {
      if (this.environment.name === 'ssr') await writeInlineHashes('build', { script: hashesOf(codes) })
    },
  }
}
