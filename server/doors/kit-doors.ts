/** Who may take everything of a show along: whoever works in the studio, and an owner of its client. */
import type pg from 'pg'
import { clientOfShow } from '#database/public-shows.ts'
import { isId } from '#domain/id.ts'
import { memberMay } from '#domain/member.ts'
import type { Operator } from '#domain/operator.ts'
import { createKitDoor } from '#feeds/kit-door.ts'
import type { PortalVisit } from '#operations/portal/portal-visit.ts'
import { noteKitTaken } from '#operations/shows/note-kit-taken.ts'
import type { SecurityHeaders } from '#server/site/security-headers.ts'
import type { Storage } from '#vendors/storage/storage.ts'

type Wanted = { pool: pg.Pool; storage: Storage; security: SecurityHeaders; siteOrigin: string }

const inStudio = /^\/studio\/shows\/([^/]+)\/kit\.zip$/
const inPortal = /^\/portal\/([^/]+)\/figures\/([^/]+)\/kit$/
const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

export function createKitDoors({ pool, storage, security, siteOrigin }: Wanted) {
  const headers = security.unkept()
  const door = createKitDoor({ pool, storage, origin: siteOrigin, headers })
  const none = () => new Response(null, { status: 404, headers })
  async function take(request: Request, showId: string, operatorId?: string) {
    const kit = await door(request, showId)
    if (kit.ok && request.method === 'GET') await noteKitTaken(pool, { showId, operatorId })
    return kit
  }
  return {
    /** Undefined: the address is none of a kit. Whoever asks has been let in before. */
    async studio(request: Request, path: string, operator: Pick<Operator, 'id'>) {
      const [, showId] = inStudio.exec(path) ?? []
      if (!showId) return undefined
      return isId(showId) && isRead(request) ? take(request, showId, operator.id) : none()
    },
    async portal(request: Request, path: string, person: PortalVisit['person']) {
      const [, clientId, showId = ''] = inPortal.exec(path) ?? []
      if (!clientId) return undefined
      const member = person?.memberships.find((each) => each.clientId === clientId)
      if (!member || !memberMay(member, 'take-along') || !isId(showId) || !isRead(request)) return none()
      return (await clientOfShow(pool, showId))?.clientId === clientId ? take(request, showId) : none()
    },
  }
}
