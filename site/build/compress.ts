import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Writes the smallest brotli and gzip form beside every text of the built site: the server starts at once and never compresses. */
export async function compress(folder: string) {
  const names = await Array.fromAsync(
    glob('**/*.{html,js,css,svg,json,webmanifest,xml,txt}', { cwd: folder }),
  )
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name)
      const raw = await readFile(file)
      await writeFile(
        `${file}.br`,
        await brotli(raw, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
      )
      await writeFile(`${file}.gz`, await gzip(raw, { level: 9 }))
    }),
  )
}
