import type { Arriving } from '#database/arrivals.ts'
import { againstEpisode, type EpisodeRule } from '#domain/show-rules.ts'

/** What directories would refuse of an episode as it is said. Its sound is looked at when it is here. */
export function complaintsOf({ said: { title, description } }: Arriving, show: string): EpisodeRule[] {
  return againstEpisode({ title, description, show, seconds: 1, bytes: 1, storedBytes: 1 })
}
