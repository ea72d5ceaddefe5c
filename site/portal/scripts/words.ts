import { portalEpisodes } from '#content/portal-episodes.ts'
import { portalScripts } from '#content/portal-scripts.ts'
import type { Gate } from '#domain/script-gate.ts'

/** A script and an episode are decided on the same kind of page, each in its own words. */
export const wordsOf = { script: portalScripts, episode: portalEpisodes } satisfies Record<Gate, object>
