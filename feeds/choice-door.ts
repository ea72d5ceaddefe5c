/** What an episode could look and sound like: covers, voices and themes before anybody chooses one. */
import type pg from 'pg'
import { findMaterial } from '#database/desk.ts'
import { takeOf, takes } from '#domain/draft/draft.ts'
import { withOwnWords } from '#domain/own-words.ts'
import { coverSvg } from '#pictures/covers/cover-svg.ts'
import { coverOf } from '#pictures/episode/illustrate.ts'
import type { Marked } from '#pictures/mark/mark.ts'
import { themeSample } from '#production/mastering/theme-sample.ts'
import { draftAtDesk } from './draft-at-desk.ts'

type Wanted = {
  pool: pg.Pool
  cacheFolder: string
  /** As it is set at the moment. */
  maker(): Marked
  headers: Record<string, string>
}

/** `cover` or `theme`, and which take of it. */
type Choice = { kind: 'cover' | 'theme'; take: number }

export function createChoiceDoor({ pool, cacheFolder, maker, headers }: Wanted) {
  const none = () => new Response(null, { status: 404, headers })
  return async (requestId: string, { kind, take }: Choice): Promise<Response> => {
    const draft = await draftAtDesk(pool, requestId)
    if (!draft || !takes.some((each) => each === take)) return none()
    if (kind === 'theme') {
      const { show, format } = draft
      const wav = await themeSample({ show: takeOf(show, take), cacheFolder, ...(format && { format }) })
      return new Response(wav, { headers: { ...headers, 'content-type': 'audio/wav' } })
    }
    const material = await findMaterial(pool, requestId)
    if (!material) return none()
    const { name, colours } = withOwnWords(material.reading, material.wishes)
    const drawn = draft.chosen?.cover ?? { business: name, colours }
    const cover = coverOf({ show: draft.show, ...drawn, maker: maker(), take })
    return new Response(await coverSvg(cover), { headers: { ...headers, 'content-type': 'image/svg+xml' } })
  }
}
