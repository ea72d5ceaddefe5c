/** The doors of one build of the site, with all that they are handed. */
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import type { Publishing } from '#site/context.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import type { Dependencies } from './app.ts'
import { type CurrentSettings, readCurrentSettings } from './current-settings.ts'
import { createDoors } from './doors.ts'
import { houseOf } from './house.ts'
import { createListeningDoors } from './listening-doors.ts'
import { createMailView } from './mail-view.ts'
import { createMinuteDoor } from './minute-door.ts'
import { createRequestDoors } from './request-doors.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { createStudioDoor, type ShownPublishing } from './studio-door.ts'
import { createStudioSound } from './studio-sound.ts'

export type Handed = Dependencies & { current: CurrentSettings }

/** What renders on request belongs to one build of the site, and is made anew with the next one. */
export function doorsWith(handed: Handed, security: SecurityHeaders) {
  const { config, database, log, showsGallery = false } = handed
  const requests = requestDoors(handed, security)
  const listening = listeningDoors(handed, security)
  const minute = minuteDoor(handed, security)
  const mail = createMailView(config, security.unkept())
  return (build: ServerBuild | (() => Promise<ServerBuild>), publishing: ShownPublishing) => {
    const studio = studioDoor(handed, security, publishing)
    const { trustedProxies } = config
    const asked = { build, database, log, security, showsGallery, trustedProxies }
    return getRequestListener(createDoors({ ...asked, requests, mail, listening, studio, minute }).fetch)
  }
}

/** Whoever has saved need not wait until it is noticed; how the pages come along is another matter. */
export const lookingWith =
  ({ database, current }: Handed, apply: () => Promise<void>): Publishing['look'] =>
  async () => {
    if (database.pool) await readCurrentSettings(database.pool, current)
    void apply()
  }

/** Tests of the pages have no database. */
function requestDoors({ config, database, log, stopped }: Handed, security: SecurityHeaders) {
  const { pool } = database
  const never = new AbortController().signal
  return pool && createRequestDoors({ config, pool, log, security, stopped: stopped ?? never })
}

function listeningDoors({ config, database }: Handed, security: SecurityHeaders) {
  const { pool } = database
  return pool && createListeningDoors({ pool, storage: openStorage(config), security })
}

function minuteDoor({ database, secretKey }: Handed, security: SecurityHeaders) {
  const { pool } = database
  return pool && createMinuteDoor({ pool, secretKey, security })
}

function studioDoor(
  { config, current, database, secretKey }: Handed,
  security: SecurityHeaders,
  publishing: ShownPublishing,
) {
  const { pool } = database
  if (!pool) return undefined
  const [storage, house] = [openStorage(config), houseOf(config)]
  const wanted = { config, pool, secretKey, storage, house, security, publishing }
  return createStudioDoor({ ...wanted, sound: createStudioSound({ ...wanted, current }) })
}
