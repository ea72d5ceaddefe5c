/** The exit kit as an answer: one file to keep, written while it is read. */
import type pg from 'pg'
import { kitWords } from '#content/exit-kit.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { exitKit } from './exit-kit.ts'
import { zipped } from './zipped.ts'

type Wanted = { pool: pg.Pool; storage: Storage; origin: string; headers: Record<string, string> }

export const createKitDoor =
  ({ headers, ...wanted }: Wanted) =>
  async ({ method }: Request, showId: string): Promise<Response> => {
    const kit = await exitKit(wanted, showId)
    if (!kit) return new Response(null, { status: 404, headers })
    return new Response(method === 'HEAD' ? null : zipped(kit.files), {
      headers: {
        ...headers,
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${kitWords.fileName(kit.slug)}"`,
      },
    })
  }
