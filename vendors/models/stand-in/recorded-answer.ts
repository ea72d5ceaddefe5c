import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StandInRequest } from './request.ts'

type Recorded = { outcome: 'found'; text: string } | { outcome: 'missing'; reason: string }

/** `<host>/<label>.json`, where the material names the website: `"website":"example.test"`. */
export async function recordedAnswer(folder: string, { words, label }: StandInRequest): Promise<Recorded> {
  const host = /"website"\s*:\s*"([^"]*)"/.exec(words)?.[1] ?? ''
  if (!isName(host)) return missing('The question names no website: "website":"…" stands in the material.')
  const name = label.replaceAll('_', '-')
  if (!isName(name)) return missing('The question has no schema with a name, or a title in it.')
  const file = `${host}/${name}.json`
  try {
    return { outcome: 'found', text: (await readFile(join(folder, file), 'utf8')).trim() }
  } catch {
    return missing(`Nobody has recorded ${file}.`)
  }
}

const missing = (reason: string): Recorded => ({ outcome: 'missing', reason })
const isName = (name: string) => /^[a-z\d][a-z\d.-]*$/i.test(name)
