import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerBuild } from 'react-router'
import { defaults } from '#domain/settings.ts'
import { securityOf } from '#server/site/security-headers.ts'
import { type Handed, lookingWith } from './handed-doors.ts'
import type { ShownPublishing } from './studio-door.ts'

type Handing = typeof import('./handed-doors.ts')

/** Its pages show the words of the source, whatever an owner has set. */
export async function developmentApp(handed: Handed) {
  const { config, current } = handed
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: config.checkout,
    server: { middlewareMode: true },
    appType: 'custom',
  })
  // What the framework makes under this name.
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
  const since = new Date()
  const publishing: ShownPublishing = {
    defaults: { ...defaults, ...config.environment },
    state: () => ({ outcome: 'shown', number: current.number, since }),
    prepare: () => '',
    candidate: () => undefined,
    candidateSite: () => undefined,
    look: lookingWith(handed, async () => {}),
  }
  // Through Vite, so that the doors hand things in under the very keys by which the pages ask for them.
  const { doorsWith } = (await vite.ssrLoadModule('/server/doors/handed-doors.ts')) as Handing
  const { listener: doors } = doorsWith({ ...handed, showsGallery: true }, securityOf(config))(
    build,
    publishing,
  )
  return {
    build,
    settingsChanged: () => {},
    listener: (request: IncomingMessage, response: ServerResponse) =>
      vite.middlewares(request, response, () => void doors(request, response)),
  }
}
