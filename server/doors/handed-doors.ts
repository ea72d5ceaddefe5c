/** The doors of the site, with all that they are handed. */
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { settingsWith } from '#domain/settings.ts'
import type { Dependencies } from '#server/app.ts'
import type { SecurityHeaders } from '#server/site/security-headers.ts'
import { type CurrentSettings, readCurrentSettings } from '#server/wiring/current-settings.ts'
import { installationOf } from '#server/wiring/installation-of.ts'
import type { KeyRing } from '#server/wiring/key-ring.ts'
import { createVendorKeys } from '#server/wiring/vendor-keys.ts'
import type { Publishing } from '#site/context.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { createWeb } from '#vendors/web/create-web.ts'
import { openFileWeb } from '#vendors/web/file-web.ts'
import { readTxtFrom } from '#vendors/web/read-txt.ts'
import { createContactDoor } from './contact-door.ts'
import { createDoors } from './doors.ts'
import { createDraftSamples } from './draft-samples.ts'
import { createKitDoors } from './kit-doors.ts'
import { createListeningDoors } from './listening-doors.ts'
import { createMailView } from './mail-view.ts'
import { createMinuteDoor } from './minute-door.ts'
import { createPortalDoor } from './portal-door.ts'
import { createPortalSound } from './portal-sound.ts'
import { createRequestDoors } from './request-doors.ts'
import { createShowDoors } from './show-doors.ts'
import { createStudioDoor, type ShownPublishing } from './studio-door.ts'
import { createStudioSound } from './studio-sound.ts'
import { createToldDoors } from './told-doors.ts'

export type Handed = Dependencies & { current: CurrentSettings; keys: KeyRing }

export function doorsWith(handed: Handed, security: SecurityHeaders) {
  const { config, database, secretKey, log, showsGallery = false } = handed
  const requests = requestDoors(handed, security)
  const listening = listeningDoors(handed, security)
  const minute = minuteDoor(handed, security)
  const shows = showDoors(handed, security)
  const { pool } = database
  const contact = pool && createContactDoor({ pool, limits: config.rateLimits, security })
  const portal = portalDoor(handed, security)
  const told = pool && createToldDoors({ config, pool, secretKey, security })
  const mail = createMailView(config, security.unkept())
  return (build: ServerBuild | (() => Promise<ServerBuild>), publishing: ShownPublishing) => {
    const studio = studioDoor(handed, security, publishing)
    const { trustedProxies } = config
    const settings = () => settingsWith(config.environment, handed.current.settings)
    const asked = { build, settings, database, log, security, showsGallery, trustedProxies }
    const listener = getRequestListener(
      createDoors({ ...asked, requests, mail, listening, shows, studio, portal, minute, contact, told })
        .fetch,
    )
    return { listener, answerAtOnce: shows?.answerAtOnce ?? (() => false) }
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

function portalDoor({ config, current, database: { pool } }: Handed, security: SecurityHeaders) {
  if (!pool) return undefined
  const samples = createDraftSamples({ config, current, pool, security })
  const wanted = { pool, storage: openStorage(config), samples, security }
  const [sound, kits] = [
    createPortalSound(wanted),
    createKitDoors({ ...wanted, siteOrigin: config.siteOrigin }),
  ]
  const files: typeof sound = async (request, path, person) =>
    (await kits.portal(request, path, person)) ?? sound(request, path, person)
  return createPortalDoor({ config, pool, files, security })
}

function showDoors({ config, database, notes, now }: Handed, security: SecurityHeaders) {
  const { pool } = database
  const [storage, origin] = [openStorage(config), config.siteOrigin]
  const { told } = config.shows
  return pool && createShowDoors({ pool, storage, security, origin, notes, told, ...(now && { now }) })
}

function minuteDoor({ database, secretKey }: Handed, security: SecurityHeaders) {
  const { pool } = database
  return pool && createMinuteDoor({ pool, secretKey, security })
}

function studioDoor(
  { config, current, database, keys: ring, secretKey, ...handed }: Handed,
  security: SecurityHeaders,
  publishing: ShownPublishing,
) {
  const { pool } = database
  if (!pool) return undefined
  const [storage, house] = [openStorage(config), installationOf(config)]
  const keys = createVendorKeys({ ring, pool, secretKey, current })
  const pages = createWeb({ siteOrigin: config.siteOrigin, fixtures: config.webFixtures })
  const web = { ...pages, ...(handed.fileWeb ?? openFileWeb(config)), readTxt: readTxtFrom() }
  const wanted = { config, pool, secretKey, storage, house, security, publishing, keys, web }
  const samples = createDraftSamples({ config, current, pool, security })
  const sound = createStudioSound({ ...wanted, current, samples })
  const kits = createKitDoors({ ...wanted, siteOrigin: config.siteOrigin })
  return createStudioDoor({
    ...wanted,
    files: async (request, path, operator) =>
      (await kits.studio(request, path, operator)) ?? sound(request, path),
  })
}
