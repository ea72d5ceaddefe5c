/** What operators hear and see at the desk: the episode as it is mastered, sentences as they have changed since, and what could be chosen. */
import type pg from 'pg'
import { mediaOfRequest } from '#database/episodes.ts'
import { findFinishedSteps } from '#database/production-steps.ts'
import { isId } from '#domain/id.ts'
import { mediaKey } from '#domain/published-episode.ts'
import { createChoiceDoor } from '#feeds/choice-door.ts'
import { createFileDoor } from '#feeds/media-door.ts'
import { createSentenceDoor } from '#feeds/sentence-door.ts'
import type { Finished } from '#production/steps/step.ts'
import type { Config } from '#server/config.ts'
import type { SecurityHeaders } from '#server/site/security-headers.ts'
import type { CurrentSettings } from '#server/wiring/current-settings.ts'
import { brandNow, makers, voicesIn } from '#server/wiring/vendors.ts'
import type { Storage } from '#vendors/storage/storage.ts'

type Wanted = {
  config: Config
  current: CurrentSettings
  pool: pg.Pool
  storage: Storage
  security: SecurityHeaders
}

const address =
  /^\/studio\/episodes\/([^/]+)\/(?:(episode)\.mp3|sentences\/([a-z0-9]{1,24})\.wav|(cover|theme)-(\d)\.(?:svg|wav))$/

/** Undefined: the address is none of a sound. Whoever asks has been let in before. */
export function createStudioSound({ config, current, pool, storage, security }: Wanted) {
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
    const [, requestId, isWhole, sentenceId, kind, take] = address.exec(path) ?? []
    if (!requestId || !isId(requestId) || !['GET', 'HEAD'].includes(request.method)) return undefined
    if (kind === 'cover' || kind === 'theme') return choice(requestId, { kind, take: Number(take) })
    if (sentenceId) return sentence(request, requestId, sentenceId)
    const key = isWhole && (await keyOf(pool, requestId))
    return key ? file(request, key) : new Response(null, { status: 404, headers })
  }
}

/** What is mastered and not out yet lies with the work; afterwards only the published one is left. */
async function keyOf(pool: pg.Pool, requestId: string): Promise<string | undefined> {
  const finished = await findFinishedSteps(pool, requestId)
  const master = finished.get('master') as Finished['master'] | undefined // written by that step
  if (master && !finished.has('publish')) return master.mp3
  const media = await mediaOfRequest(pool, requestId)
  return media && mediaKey(media.name, 'episode.mp3')
}
