import type { Episode } from './episode.ts'
import type { Speaker } from './script.ts'

/** The name under which a speaker is heard; one whose voice has none is named after the part. */
export const spokenBy = ({ voices }: Pick<Episode, 'voices'>, speaker: Speaker): string =>
  voices[speaker]?.name.trim() || (speaker === 'host' ? 'Host' : 'Guest')
