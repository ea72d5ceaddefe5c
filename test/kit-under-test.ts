/** An exit kit as another program opens it: each file whole, with the checksum that the archive gives it. */
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { fromBufferPromise } from 'yauzl'

export async function openedKit(zip: Uint8Array): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(Buffer.from(zip), { validateEntrySizes: true })
  const files = new Map<string, Buffer>()
  for await (const entry of archive.eachEntry()) {
    const bytes = await buffer(await archive.openReadStreamPromise(entry))
    if (crc32(bytes) !== entry.crc32) throw new Error(`${entry.fileName} is not what its checksum says.`)
    files.set(entry.fileName, bytes)
  }
  return files
}
