import { install, runWithPinnedNode } from './prepare.js'

process.env.NODE_ENV = 'development'
await install({ everything: true })
process.exit(await runWithPinnedNode('server/main.ts'))
