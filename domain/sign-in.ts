import type { LinkLetterKind } from './letter.ts'

/** How long a link opens the door, and whether it is for somebody who has lost what they sign in with. */
export type LinkTerms = { seconds: number; resetsFactors: boolean }

export const linkTerms = {
  'sign-in-link': { seconds: 15 * 60, resetsFactors: false },
  invitation: { seconds: 60 * 60, resetsFactors: false },
  'new-start': { seconds: 60 * 60, resetsFactors: true },
} as const satisfies Record<LinkLetterKind, LinkTerms>

/** After the link: time enough to look for a telephone, or to set one up. */
export const secondFactorSeconds = 15 * 60
export const challengeSeconds = 5 * 60

export const tryLimits = { account: 10, address: 50, seconds: 15 * 60 } as const

export const mostPasskeyNameCharacters = 60
export const knownBrowserSeconds = 180 * 86_400
