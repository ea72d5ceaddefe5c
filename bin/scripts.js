import { install, runWithPinnedNode } from './prepare.js'

await install({ everything: false })
process.exit(await runWithPinnedNode('server/write-scripts.ts', ...process.argv.slice(2)))
