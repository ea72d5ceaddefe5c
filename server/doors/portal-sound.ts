/** What clients hear in their portal: the very bytes that they decide about. */
import type pg from 'pg'
import { showEpisodeOf } from '#database/show-episodes.ts'
import { isId } from '#domain/id.ts'
import { createFileDoor } from '#feeds/media-door.ts'
import type { PortalVisit } from '#operations/portal/portal-visit.ts'
import type { SecurityHeaders } from '#server/site/security-headers.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { masteredFile } from './mastered-file.ts'

const address = /^\/portal\/([^/]+)\/episodes\/([^/]+)\/([\da-f]{16})\.mp3$/

/** Undefined: the address is none of a sound. Another client's, or of before, is not there. */
export function createPortalSound({
  pool,
  storage,
  security,
}: {
  pool: pg.Pool
  storage: Storage
  security: SecurityHeaders
}) {
  const headers = security.unkept()
  const file = createFileDoor({ storage, headers: { file: headers, none: headers } })
  return async (
    request: Request,
    path: string,
    person: PortalVisit['person'],
  ): Promise<Response | undefined> => {
    const [, clientId, requestId = '', begins = ''] = address.exec(path) ?? []
    if (!clientId) return undefined
    const none = new Response(null, { status: 404, headers })
    const member = person?.memberships.find((each) => each.clientId === clientId && !each.hasEnded)
    if (!member || !isId(requestId) || !['GET', 'HEAD'].includes(request.method)) return none
    const shown = await showEpisodeOf(pool, requestId)
    const isTheirs = shown?.clientId === clientId && shown.sound.isThere
    if (!isTheirs || !shown.sound.hash?.startsWith(begins)) return none
    const key = await masteredFile(pool, requestId)
    return key ? file(request, key) : none
  }
}
