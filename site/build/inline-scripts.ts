import { readFile } from 'node:fs/promises'
import { minifySync, type Plugin, transformWithOxc } from 'vite'

const suffix = '?inline'

/** `import code from './wake.ts?inline'` is a minified string for a <script> element in the document. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(`.ts${suffix}`)) return
      const file = id.slice(0, -suffix.length)
      this.addWatchFile(file)
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
      const minified = minifySync(file, code, { module: true }).code
      return { code: `export default ${JSON.stringify(minified)}`, moduleType: 'js' }
    },
  }
}
