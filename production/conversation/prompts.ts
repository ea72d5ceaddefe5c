/** Prompts are files that anybody can read; a version is what stands in the file. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { own } from '#domain/own.ts'

const folder = path.join(import.meta.dirname, 'prompts')

type Prompt = { text: string; version: string }

const known = new Map<string, Prompt>()

export function promptOf(name: string): Prompt {
  const found = known.get(name)
  if (found) return found
  const text = readFileSync(path.join(folder, `${name}.md`), 'utf8').trim()
  const prompt = { text, version: hashOf(text).slice(0, 12) }
  known.set(name, prompt)
  return prompt
}

/** Each hole is filled once: what is put in is never looked through for holes. */
export const filled = (text: string, holes: Readonly<Record<string, string>>): string =>
  text
    .replace(/\{(\w+)\}/g, (hole, name: string) => own(holes, name) ?? hole)
    .replace(/\n{3,}/g, '\n\n')
    .trim()

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** All files in one: what stands beside an episode that they have written. */
export function versionOfAll(): string {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const all = names.sort().map((name) => promptOf(path.basename(name, '.md')).version)
  return hashOf(all.join(' ')).slice(0, 12)
}
