/** What a show's draft looks and sounds like, for operators and for its client. */
import type pg from 'pg'
import { draftNamed } from '#database/drafts.ts'
import { isId } from '#domain/id.ts'
import { wholeNumber } from '#domain/keepable.ts'
import { createDraftDoor } from '#feeds/draft-door.ts'
import { answerOwnCover } from '#feeds/own-cover.ts'
import type { Config } from '#server/config.ts'
import type { SecurityHeaders } from '#server/site/security-headers.ts'
import type { CurrentSettings } from '#server/wiring/current-settings.ts'
import { brandNow, makers, voicesIn } from '#server/wiring/vendors.ts'

type Wanted = { config: Config; current: CurrentSettings; pool: pg.Pool; security: SecurityHeaders }

type Asked = {
  showId: string
  version: string
  file: string
  /** Undefined: an operator asks. */
  clientId?: string
}

export type DraftSamples = (request: Request, asked: Asked) => Promise<Response>

export function createDraftSamples({ config, current, pool, security }: Wanted): DraftSamples {
  const headers = security.unkept()
  const { writing, speech, cacheFolder } = makers(config, current)
  const door = createDraftDoor({
    makers: { speech, cacheFolder },
    // Two who talk need a model; without one the website is read aloud.
    format: writing ? undefined : 'three-questions',
    lexicon: () => voicesIn(current).lexicon,
    maker: () => brandNow(current),
    headers,
  })
  return async (request, { showId, version, file, clientId }) => {
    const number = wholeNumber(version)
    const isAsked = isId(showId) && number !== undefined && ['GET', 'HEAD'].includes(request.method)
    const draft = isAsked ? await draftNamed(pool, { showId, version: number, clientId }) : undefined
    if (!draft) return new Response(null, { status: 404, headers })
    const [, cover] = /^own-([\da-f]{16})\.jpg$/.exec(file) ?? []
    if (!cover) return door(draft, file, request.signal)
    const own = await answerOwnCover(request, { pool, showId, cover, size: 'small', headers })
    return own ?? new Response(null, { status: 404, headers })
  }
}
