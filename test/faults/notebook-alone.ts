// A notebook on a disk of 128 KB that fills up: what was noted meanwhile stands there once there is room again.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openNotebook } from '#feeds/notebook.ts'

const disk = process.argv[2] ?? ''
const folder = path.join(disk, 'listening')
const filler = path.join(disk, 'filler')
let now = Date.parse('2026-03-02T10:00:00Z')
const troubles: string[] = []
const failing = (error: unknown) =>
  troubles.push(error instanceof Error && 'code' in error ? String(error.code) : 'other')
const notebook = openNotebook({ folder, now: () => now, failing, waitMilliseconds: 2 ** 30 })

const noted: string[] = []
async function note(count: number): Promise<void> {
  for (let each = 0; each < count; each++) {
    const line = `line ${noted.length} ${'x'.repeat(40)}\n`
    noted.push(line)
    notebook.note(line)
  }
  await notebook.flush()
}
async function kept(): Promise<string> {
  const names = (await readdir(folder)).sort()
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return texts.join('')
}
const isWhole = (text: string) => noted.join('').startsWith(text) && (text === '' || text.endsWith('\n'))

await note(100)
// Not a block is left, and then half of what would be needed.
await writeFile(filler, new Uint8Array(1024 * 1024)).catch(() => {})
await note(1000)
const whileFull = await kept()
await note(1000)
now += 3_600_000
await note(10)
const inAnotherHour = await kept()
await rm(filler)
await note(1)
const afterwards = await kept()
await notebook.close()
process.stdout.write(
  JSON.stringify({
    troubles,
    isWholeWhileFull: isWhole(whileFull) && isWhole(inAnotherHour),
    lostWhileFull: noted.length - whileFull.split('\n').length + 1 > 0,
    isAllThere: afterwards === noted.join(''),
    lines: noted.length,
  }),
)
