import { install, runWithDatabase } from './prepare.js'

await install({ everything: false })
process.exit(await runWithDatabase('server/restore.ts', ...process.argv.slice(2)))
