import { startSite } from '#test/site-under-test.ts'

const { port } = await startSite()
process.stdout.write(`http://127.0.0.1:${port}\n`)
