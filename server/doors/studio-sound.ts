/** What operators hear and see at the desk: the episode as it is mastered, sentences as they have changed since, and what could be chosen. */
import type pg from 'pg'
import { isId } from '#domain/id.ts'
import { createChoiceDoor } from '#feeds/choice-door.ts'
import { createFileDoor } from '#feeds/media-door.ts'
import { createSentenceDoor } from '#feeds/sentence-door.ts'
import type { Config } from '#server/config.ts'
import type { SecurityHeaders } from '#server/site/security-headers.ts'
import type { CurrentSettings } from '#server/wiring/current-settings.ts'
import { brandNow, makers, voicesIn } from '#server/wiring/vendors.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import type { DraftSamples } from './draft-samples.ts'
import { masteredFile } from './mastered-file.ts'

type Wanted = {
  config: Config
  current: CurrentSettings
  pool: pg.Pool
  storage: Storage
  samples: DraftSamples
  security: SecurityHeaders
}

const draftAddress = /^\/studio\/shows\/([^/]+)\/draft\/(\d{1,4})\/([a-z0-9.-]{1,40})$/
const address =
  /^\/studio\/episodes\/([^/]+)\/(?:(episode)\.mp3|sentences\/([a-z0-9]{1,24})\.wav|(cover|theme)-(\d)\.(?:svg|wav))$/

/** Undefined: the address is none of a sound. Whoever asks has been let in before. */
export function createStudioSound({ config, current, pool, storage, samples, security }: Wanted) {
  const headers = security.unkept()
  const file = createFileDoor({ storage, headers: { file: headers, none: headers } })
  const sentence = createSentenceDoor({
    pool,
    makers: makers(config),
    voices: () => voicesIn(current),
    headers,
  })
  const choice = createChoiceDoor({
    pool,
    cacheFolder: makers(config).cacheFolder,
    maker: () => brandNow(current),
    headers,
  })
  return async (request: Request, path: string): Promise<Response | undefined> => {
    const [, showId, version = '', sample = ''] = draftAddress.exec(path) ?? []
    if (showId) return samples(request, { showId, version, file: sample })
    const [, requestId, isWhole, sentenceId, kind, take] = address.exec(path) ?? []
    if (!requestId || !isId(requestId) || !['GET', 'HEAD'].includes(request.method)) return undefined
    if (kind === 'cover' || kind === 'theme') return choice(requestId, { kind, take: Number(take) })
    if (sentenceId) return sentence(request, requestId, sentenceId)
    const key = isWhole && (await masteredFile(pool, requestId))
    return key ? file(request, key) : new Response(null, { status: 404, headers })
  }
}
