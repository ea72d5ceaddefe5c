import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { usedRules } from './used-rules.ts'

const stylesheet = /<link rel="stylesheet" href="(\/assets\/[^"]+)"\/>/g

/**
 * A document with its stylesheets in it: a file costs 155 ms of first paint. Documents that the router hydrates keep
 * their links, because React would find them missing.
 */
export async function withStylesInline(
  html: string,
  read: (address: string) => Promise<string>,
): Promise<{ html: string; style?: string }> {
  const sheets = html.includes('__reactRouterContext') ? [] : [...html.matchAll(stylesheet)]
  if (sheets.length === 0) return { html }
  const whole = (await Promise.all(sheets.map(([, address = '']) => read(address)))).join('')
  // React may draw what is not there yet.
  const style = html.includes('data-islands') ? whole : usedRules(whole, html)
  let isPlaced = false
  const inlined = html.replaceAll(stylesheet, () => {
    if (isPlaced) return ''
    isPlaced = true
    return `<style>${style}</style>`
  })
  return { html: inlined, style }
}

/** Every prerendered page with its stylesheets in it. Resolves to what was put in. */
export async function inlineStyles(folder: string): Promise<string[]> {
  const written = new Set<string>()
  const read = (address: string) => readFile(join(folder, address), 'utf8')
  for await (const page of glob(join(folder, '**/*.html'))) {
    const { html, style } = await withStylesInline(await readFile(page, 'utf8'), read)
    if (!style) continue
    written.add(style)
    await writeFile(page, html)
  }
  return [...written]
}

/** The router's data for navigation without documents: no page of ours that is prerendered navigates so. */
export async function dropRouterData(folder: string) {
  for await (const file of glob(join(folder, '**/*.data'))) await rm(file)
}
