import { readFile } from 'node:fs/promises'
import { webpOf } from '#pictures/webp-of.ts'
import { fromBuildCache } from '#site/build/build-cache.ts'
import { fileResponse } from './file-response.ts'

/** The picture of the operator's guide: renewed there, it is renewed here. */
export async function loader() {
  const png = await readFile('docs/studio/desk.png')
  return fileResponse(await fromBuildCache([png.toString('base64'), 'webp'], () => webpOf(png)), 'image/webp')
}
