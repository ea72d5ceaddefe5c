import { install, runWithPinnedNode } from './prepare.js'

await install({ everything: true })
process.exit(await runWithPinnedNode('test/bench/screenshots.ts', ...process.argv.slice(2)))
