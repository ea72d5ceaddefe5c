import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** The smallest brotli and gzip form of a text: the server never compresses an answer. */
export async function pressed(raw: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 }
  const [br, gz] = await Promise.all([brotli(raw, { params }), gzip(raw, { level: 9 })])
  return { br, gzip: gz }
}

/** Writes both beside every text of the built site. */
export async function compress(folder: string) {
  const names = await Array.fromAsync(
    glob('**/*.{html,js,css,svg,json,webmanifest,xml,txt}', { cwd: folder }),
  )
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name)
      const { br, gzip } = await pressed(await readFile(file))
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)])
    }),
  )
}
