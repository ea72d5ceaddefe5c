/** The bytes as they were handed in: kept by whoever asks, and shown by nobody. */
import type pg from 'pg'
import { fileOf } from '#database/sources.ts'

export async function fileAnswer(
  pool: pg.Pool,
  { id, name }: { id: string; name: string },
): Promise<Response> {
  const bytes = await fileOf(pool, id)
  if (!bytes) throw new Response(null, { status: 404 })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
    },
  })
}
