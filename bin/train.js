import { install, runWithPinnedNode } from './prepare.js'

await install({ everything: false })
process.exit(await runWithPinnedNode('server/train.ts', ...process.argv.slice(2)))
