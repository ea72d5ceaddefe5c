/** Sound that nobody waits for any more: its move was given up, its client erased, or another machine has fetched it. */
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { stillOwed } from '#database/arriving-work.ts'

/** Resolves to how many files went. */
export async function tidyArriving(pool: pg.Pool, folder: string): Promise<number> {
  const files = (await readdir(folder).catch(() => [])).flatMap((name) => {
    const [, id] = /^([\da-f-]{36})\.part(?:\.whole|\.etag)?$/.exec(name) ?? []
    return id ? [{ id, name }] : []
  })
  const owed = await stillOwed(
    pool,
    files.map(({ id }) => id),
  )
  const left = files.filter(({ id }) => !owed.has(id))
  for (const { name } of left) await rm(path.join(folder, name), { force: true })
  return left.length
}
