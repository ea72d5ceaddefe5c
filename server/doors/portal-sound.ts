/** What clients hear and see in their portal: the very bytes that they decide about, and what a draft would sound like. */
import type pg from 'pg'
import { showEpisodeOf } from '#database/show-episodes.ts'
import { isId } from '#domain/id.ts'
import { createFileDoor } from '#feeds/media-door.ts'
import type { PortalVisit } from '#operations/portal/portal-visit.ts'
import type { SecurityHeaders } from '#server/site/security-headers.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import type { DraftSamples } from './draft-samples.ts'
import { masteredFile } from './mastered-file.ts'

const address = /^\/portal\/([^/]+)\/episodes\/([^/]+)\/([\da-f]{16})\.mp3$/
const draftAddress = /^\/portal\/([^/]+)\/draft\/([^/]+)\/(\d{1,4})\/([a-z0-9.-]{1,40})$/

/** Undefined: the address is none of a sound. Another client's, or of before, is not there. */
export function createPortalSound({
  pool,
  storage,
  samples,
  security,
}: {
  pool: pg.Pool
  storage: Storage
  samples: DraftSamples
  security: SecurityHeaders
}) {
  const headers = security.unkept()
  const file = createFileDoor({ storage, headers: { file: headers, none: headers } })
  return async (
    request: Request,
    path: string,
    person: PortalVisit['person'],
  ): Promise<Response | undefined> => {
    const [, ofSound, requestId = '', begins = ''] = address.exec(path) ?? []
    const [, ofDraft, showId = '', version = '', sample = ''] = draftAddress.exec(path) ?? []
    const clientId = ofSound ?? ofDraft
    if (!clientId) return undefined
    const none = new Response(null, { status: 404, headers })
    const member = person?.memberships.find((each) => each.clientId === clientId && !each.hasEnded)
    if (member && ofDraft) return samples(request, { showId, version, file: sample, clientId })
    if (!member || !isId(requestId) || !['GET', 'HEAD'].includes(request.method)) return none
    const shown = await showEpisodeOf(pool, requestId)
    const isTheirs = shown?.clientId === clientId && shown.sound.isThere
    if (!isTheirs || !shown.sound.hash?.startsWith(begins)) return none
    const key = await masteredFile(pool, requestId)
    return key ? file(request, key) : none
  }
}
