/** A program: test files one after another in a process, which loads once what they share. Each is a suite of its own. */
import path from 'node:path'
import { describe, mock } from 'node:test'
import { beginSharing, endSharing } from './shared-in-process.ts'

beginSharing()
for (const file of process.argv.slice(2)) {
  await describe(file, async () => {
    await import(path.resolve(file))
  })
  mock.reset()
}
await endSharing()
