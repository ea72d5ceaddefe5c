import { install, runWithDatabase } from './prepare.js'

await install({ everything: false })
process.exit(await runWithDatabase('server/back-up.ts', ...process.argv.slice(2)))
