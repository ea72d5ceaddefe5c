import type { Reading } from '#domain/evidence.ts'
import { againstSite } from '#domain/gate/against-site.ts'
import { passagesOfGuide, type VoiceGuide } from '#domain/voice-guide.ts'

/** What the client has said, and an operator has entered in the guide of the show. */
export const withClientFacts = (reading: Reading, guide: VoiceGuide | null | undefined): Reading =>
  guide?.facts?.length
    ? { ...reading, passages: [...reading.passages, ...passagesOfGuide(guide, againstSite(reading))] }
    : reading
