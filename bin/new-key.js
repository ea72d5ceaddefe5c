import { install, runWithPinnedNode } from './prepare.js'

await install({ everything: false })
process.exit(await runWithPinnedNode('server/new-key.ts', ...process.argv.slice(2)))
