import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

const folder = 'node_modules/.cache/made-at-build'

/** What takes seconds to draw or to play is made by one build and found by the next, as long as it is made of the same. */
export async function fromBuildCache(
  madeOf: readonly (string | number)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const name = createHash('sha256').update(JSON.stringify(madeOf)).digest('hex')
  const file = path.join(folder, name)
  const found = await readFile(file).catch(() => undefined)
  if (found) return found
  const made = await make()
  await write(file, made).catch(() => {}) // where nothing can be kept, it is made each time
  return made
}

async function write(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, bytes)
  await rename(draft, file)
}
