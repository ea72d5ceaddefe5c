import { listenPath } from '#domain/published-episode.ts'
import { schedulerOf } from '#site/marketing/contact/scheduler.ts'
import { paths } from '#site/paths.ts'

/** Where one page's headers differ from those of all others. */
export type PageException = {
  script?: readonly string[]
  style?: readonly string[]
  frame?: readonly string[]
  framedBy?: "'self'"
  /** A frame of another company that does not ask for it cannot live in an isolated page. */
  isNotIsolated?: true
  /** Its address opens it: nobody learns it from a link, and nobody lists it. */
  isUnlisted?: true
}

/** /contact shows the calendar of a scheduling service, or a stand-in of ours, in a frame. */
export function pageException(path: string, schedulerUrl: string | undefined): PageException {
  if (path === paths.contactStandIn()) return { framedBy: "'self'" }
  // A letter is a document of its own, which may nothing.
  if (path.startsWith(`${paths.mailView()}/`)) return { frame: ["'self'"] }
  if (path.startsWith(listenPath(''))) return { isUnlisted: true }
  if (path !== paths.contact()) return {}
  const sources = schedulerUrl ? schedulerOf(schedulerUrl).sources : { frame: ["'self'"] }
  return { ...sources, isNotIsolated: true }
}
