import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'

const folder = await mkdtemp(path.join(tmpdir(), 'offmic-notebook-'))
after(() => rm(folder, { recursive: true, force: true }))

/** Root may mount by itself, and has to stay who it is; others are given that right in a namespace of their own. */
const mapped = process.getuid?.() === 0 ? [] : ['--map-current-user', '--keep-caps']
const script = 'mount -t tmpfs -o size=128k,mode=755 none "$1" && exec "$0" "$2" "$1"'

test('a full disk loses no line of the notebook and tears none: it is said once, and written when there is room', async () => {
  const { stdout } = await promisify(execFile)('unshare', [
    ...['--mount', ...mapped, 'sh', '-c', script],
    ...[process.execPath, folder, 'test/faults/notebook-alone.ts'],
  ])
  assert.deepEqual(JSON.parse(stdout), {
    troubles: ['ENOSPC'],
    isWholeWhileFull: true,
    lostWhileFull: true,
    isAllThere: true,
    lines: 2111,
  })
})
