/** What directories ask of a cover. */

export type CoverSize = 'large' | 'small'

export const coverLimits = { leastSide: 1400, mostSide: 3000, sentBytes: 10 * 1024 * 1024 } as const

export const coverFaults = [
  ...(['none-sent', 'too-heavy', 'no-picture', 'not-square'] as const),
  ...(['too-small', 'too-large', 'not-rgb', 'see-through'] as const),
] as const
export type CoverFault = (typeof coverFaults)[number]

/** Decoded and written anew, in the two sizes that are shown. */
export type OwnCover = { name: string; side: number; large: Uint8Array; small: Uint8Array }
