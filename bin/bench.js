import { install, runWithPinnedNode } from './prepare.js'

await install({ everything: true })
process.exit(await runWithPinnedNode('test/bench/bench.ts', ...process.argv.slice(2)))
