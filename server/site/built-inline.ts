/** Scripts and styles that stand inline in prerendered pages: allowed is what the build wrote down, and nothing else. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { InlineHashes } from '#site/build/inline-hashes.ts'
import type { Inline } from './content-policy.ts'

const inlineElement = /<(script|style)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g

export async function readBuiltInline(folder: string): Promise<InlineHashes> {
  const text = await readFile(path.join(folder, 'inline-hashes.json'), 'utf8').catch(() => undefined)
  if (!text) throw new Error('The built site does not say what may run inline in its pages.')
  return JSON.parse(text)
}

/** Of what the build knows, that which the page uses. What else stands in it, for whatever reason, does not run. */
export function builtInline(html: string, known: InlineHashes): Inline {
  const used = new Set([...html.matchAll(inlineElement)].map(([, , code = '']) => hashOf(code)))
  const sources = (hashes: readonly string[]) =>
    hashes.filter((hash) => used.has(hash)).map((hash) => `'sha256-${hash}'`)
  return { script: sources(known.script), style: sources(known.style) }
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64')
