import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** The smallest brotli takes 35 times as long as one that is a tenth larger. */
const quality = { smallest: 11, quick: 5 }

/** The brotli and gzip form of a text: the server never compresses an answer. */
export async function pressed(raw: Buffer, how: keyof typeof quality): Promise<{ br: Buffer; gzip: Buffer }> {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: quality[how] }
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
      const { br, gzip } = await pressed(await readFile(file), 'smallest')
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)])
    }),
  )
}
