import { readFile } from 'node:fs/promises'
import { build, minifySync, type Plugin, transformWithOxc } from 'vite'
import { prefetchOnIntent } from '#site/head/prefetch-on-intent.ts'
import { hashesOf, writeInlineHashes } from './inline-hashes.ts'
import { rooms } from './rooms.ts'

const suffix = '?inline'

const importsModules = /^import\b/m

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
      const whole = importsModules.test(code) ? await bundled(file, (part) => this.addWatchFile(part)) : code
      const minified = minifySync(file, whole, { module: true }).code
      codes.add(minified)
      return { code: `export default ${JSON.stringify(minified)}`, moduleType: 'js' }
    },
    async writeBundle() {
      if (this.environment.name === 'ssr') await writeInlineHashes('build', { script: hashesOf(codes) })
    },
  }
}

/** A rule that the server knows too comes along as it is, instead of as a copy. */
async function bundled(file: string, onPart: (file: string) => void): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [rooms()],
    build: { write: false, minify: false, lib: { entry: file, formats: ['iife'], name: 'inline' } },
  })
  const [chunk] = [built].flat().flatMap((made) => ('output' in made ? made.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`${file} makes no script`)
  for (const part of chunk.moduleIds) onPart(part)
  return chunk.code
}
