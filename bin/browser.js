import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fail, install, run, runWithPinnedNode, toolEnvironment } from './prepare.js'

/** Chromium inside its package; server/programs/get-browser.ts knows what must be in it. */
const browser = '@sparticuz/chromium@153.0.0'

await install({ everything: false })
const folder = await mkdtemp(path.join(tmpdir(), 'offmic-fetched-'))
let code = await runWithPinnedNode('server/programs/get-browser.ts', 'look')
if (code === 2) {
  console.log(`Fetching ${browser}, 67 MB …`)
  const options = ['--pack-destination', folder, '--ignore-scripts', '--silent']
  const packed = await run('npm', ['pack', browser, ...options], { env: toolEnvironment() })
  const [file] = await readdir(folder)
  if (packed !== 0 || !file) fail('npm could not fetch the browser: its output above says why.')
  code = await runWithPinnedNode('server/programs/get-browser.ts', path.join(folder, file))
}
await rm(folder, { recursive: true })
process.exit(code)
