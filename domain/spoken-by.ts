import type { Episode } from './episode.ts'
import type { Speaker } from './script.ts'

const parts: Record<Speaker, string> = {
  host: 'Host',
  guest: 'Guest',
  reader: 'Reader',
  customer: 'Customer',
}

/** The name under which a speaker is heard; one whose voice has none is named after the part. */
export const spokenBy = ({ voices }: Pick<Episode, 'voices'>, speaker: Speaker): string =>
  voices[speaker]?.name.trim() || parts[speaker]
