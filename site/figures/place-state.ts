import type { ListingState } from '#domain/directories.ts'
import type { Place } from '#operations/distribution/listings.ts'

/** What nobody has said anything of is ready as soon as the show is public. */
export const stateOf = (
  { said }: Pick<Place, 'said'>,
  isPublic: boolean,
): ListingState | 'ready' | 'not-yet' => said?.state ?? (isPublic ? 'ready' : 'not-yet')
