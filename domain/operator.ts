/** Somebody of the agency who is signed in. */
export const roles = ['owner', 'operator'] as const
export type Role = (typeof roles)[number]
export type Operator = { id: string; name: string; email: string; role: Role }

export const isRole = (text: unknown): text is Role => roles.some((role) => role === text)
export const mostNameCharacters = 80

/** A session ends when it was idle for this long, and in any case after a working day. */
export const sessionEnds = { idleSeconds: 30 * 60, afterSeconds: 12 * 3600 } as const

export const sessionCookie = '__Host-studio-session'
/** Says that somebody has signed in here before; it opens nothing. */
export const browserCookie = '__Host-studio-browser'

/** Nothing that must be guessed is shorter than 256 bits. */
export const isSecret = (text: string) => /^[\w-]{43}$/.test(text)
