import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the build itself has written into its pages; the server allows nothing else to stand inline there. */
export type InlineHashes = { script: string[]; style: string[] }

const fileIn = (folder: string) => join(folder, 'inline-hashes.json')

export const hashesOf = (codes: Iterable<string>): string[] =>
  [...new Set(codes)].map((code) => createHash('sha256').update(code).digest('base64')).sort()

export async function writeInlineHashes(folder: string, more: Partial<InlineHashes>): Promise<void> {
  const known = await readFile(fileIn(folder), 'utf8').then(JSON.parse, () => ({ script: [], style: [] }))
  await writeFile(fileIn(folder), JSON.stringify({ ...known, ...more }))
}
