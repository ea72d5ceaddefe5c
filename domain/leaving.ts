/** How episodes and shows leave the public, in days: nobody who listens meets a closed door unprepared. */

/** So long the address of a withdrawn episode says that it is gone; then it answers nothing. */
export const noticeDays = 7
/** So long a feed names its new address before it leads there. */
export const movingDays = 28
/** So long a show that has ended can still be heard. */
export const endingDays = 90

/** What an operator says of a show. */
export type Leaving = {
  movingTo: string | null
  movingSince: Date | null
  endingSince: Date | null
  farewell: string | null
  /** Another house may not take its feed over. */
  isLocked: boolean
}

export const staying = { movingTo: null, movingSince: null, endingSince: null, farewell: null } as const

export const farewellLetters = 1000

const day = 86_400_000

export const after = (since: Date, days: number) => new Date(since.getTime() + days * day)

/** Apps are sent elsewhere for good: what they have followed cannot be taken back. */
export const hasMoved = ({ movingSince }: Pick<Leaving, 'movingSince'>, now: Date) =>
  movingSince !== null && after(movingSince, movingDays) <= now

export const hasClosed = ({ endingSince }: Pick<Leaving, 'endingSince'>, now: Date) =>
  endingSince !== null && after(endingSince, endingDays) <= now
