import { voiceNamed } from '#content/voices.ts'
import type { Brief } from '#domain/brief.ts'
import type { Cast } from '#domain/voice.ts'

/** Who speaks: as the brief says, and the usual voices where one of its own is gone. */
export function chosenCast(usual: Cast, brief: Brief | null): Cast {
  if (!brief) return usual
  const host = voiceNamed(brief.voices.host ?? '') ?? usual.host
  const guest = voiceNamed(brief.voices.guest ?? '') ?? usual.guest
  return { ...(host && { host }), ...(brief.hosts === 2 && guest && { guest }) }
}
