import type pg from 'pg'
import { findScript } from '#database/edits.ts'
import { compareDrafts, type Difference } from '#domain/draft/compare-drafts.ts'
import { versionOf } from './script-on-desk.ts'

type Asked = { requestId: string; from: string | null; to: string | null }
type Compared = {
  from: number
  to: number
  versions: { number: number; by: string | null; at: Date | null }[]
  differences: Difference[]
}

/** Unless it is asked for otherwise: what the line wrote, and what stands there now. */
export async function compareVersions(pool: pg.Pool, asked: Asked): Promise<Compared | undefined> {
  const kept = await findScript(pool, asked.requestId)
  if (!kept?.script) return undefined
  const latest = kept.edits.length
  const [from, to] = [numberIn(asked.from, latest) ?? 0, numberIn(asked.to, latest) ?? latest]
  const versions = kept.edits.map(({ number, operator, at }) => ({ number, by: operator, at }))
  return {
    from,
    to,
    versions: [{ number: 0, by: null, at: null }, ...versions],
    differences: compareDrafts(versionOf(kept, from), versionOf(kept, to)),
  }
}

function numberIn(text: string | null, most: number): number | undefined {
  const number = /^\d{1,6}$/.test(text ?? '') ? Number(text) : undefined
  return number !== undefined && number <= most ? number : undefined
}
