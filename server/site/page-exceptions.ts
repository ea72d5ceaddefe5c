import { listenPath } from '#domain/published-episode.ts'
import { schedulerOf } from '#site/marketing/contact/scheduler.ts'
import { isStudio, paths } from '#site/paths.ts'
import { isPortal } from '#site/portal-paths.ts'

/** Where one page's headers differ from those of all others. */
export type PageException = {
  script?: readonly string[]
  style?: readonly string[]
  frame?: readonly string[]
  connect?: readonly string[]
  framedBy?: "'self'"
  /** A frame of another company that does not ask for it cannot live in an isolated page. */
  isNotIsolated?: true
  /** Its address opens it: nobody learns it from a link, and nobody lists it. */
  isUnlisted?: true
}

/** Other companies that the operator has set. */
export type Outside = { schedulerUrl?: string | undefined; requestsUrl?: string | undefined }

/**
 * /contact shows the calendar of a scheduling service, where one is set; the wizard may send its requests to a
 * database elsewhere.
 */
export function pageException(path: string, { schedulerUrl, requestsUrl }: Outside): PageException {
  if (requestsUrl && [paths.createPodcast(), paths.createFreeEpisode()].includes(path))
    return { connect: [new URL(requestsUrl).origin] }
  // A letter is a document of its own, which may nothing.
  if (path.startsWith(`${paths.mailView()}/`)) return { frame: ["'self'"] }
  if (
    path.startsWith(listenPath('')) ||
    path.startsWith(paths.minute('')) ||
    isStudio(path) ||
    isPortal(path)
  )
    return { isUnlisted: true }
  if (path !== paths.contact() || !schedulerUrl) return {}
  return { ...schedulerOf(schedulerUrl).sources, isNotIsolated: true }
}
