/** Somebody of the agency who is signed in. An owner may also change settings and invite others. */
export type Role = 'owner' | 'operator'
export type Operator = { id: string; name: string; email: string; role: Role }

/** A session ends when it was idle for this long, and in any case after a working day. */
export const sessionEnds = { idleSeconds: 30 * 60, afterSeconds: 12 * 3600 } as const

export const sessionCookie = '__Host-studio-session'

/** Nothing that must be guessed is shorter than 256 bits. */
export const isSecret = (text: string) => /^[\w-]{43}$/.test(text)
