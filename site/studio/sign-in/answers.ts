import { data, redirectDocument } from 'react-router'
import { z } from 'zod'
import { browserCookie, sessionCookie } from '#domain/operator.ts'
import { knownBrowserSeconds } from '#domain/sign-in.ts'
import type { LetIn, RefusedVisit } from '#operations/sign-in/visit.ts'
import { paths } from '#site/paths.ts'
import { codesOffer } from './offer-codes.ts'

/** What `__Host-` asks for: no domain, the whole site, https alone. */
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax'

export const holdsSession = (secret: string) => `${sessionCookie}=${secret}; ${attributes}`
export const dropsSession = () => `${sessionCookie}=; ${attributes}; Max-Age=0`

/** A whole new document: nothing of the screen before stays in the browser. */
export function goTo(location: string, ...cookies: string[]): Response {
  const headers = new Headers(cookies.map((cookie) => ['set-cookie', cookie]))
  return redirectDocument(location, { status: 303, headers })
}

export const letThrough = ({ session, browser }: LetIn) =>
  goTo(
    paths.studio(),
    holdsSession(session),
    `${browserCookie}=${browser}; ${attributes}; Max-Age=${knownBrowserSeconds}`,
  )

const problems = ['passkey', 'no-scripts', 'code', 'email', 'wait'] as const
export type Problem = (typeof problems)[number]

/** `minutes` to wait. A wrong first code brings its offer back. */
export const signInAnswer = z.strictObject({
  problem: z.enum(problems).optional(),
  minutes: z.number(),
  offer: codesOffer.optional(),
})
type SignInAnswer = z.infer<typeof signInAnswer>

export const problem = (name: Problem, status: 400 | 403 = 403) =>
  data<SignInAnswer>({ problem: name, minutes: 0 }, { status })

export const mustWait = (seconds: number) =>
  data<SignInAnswer>(
    { problem: 'wait', minutes: Math.ceil(seconds / 60) },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  )

export const answered = (result: LetIn | RefusedVisit, wrong: Problem) =>
  result.outcome === 'let-in'
    ? letThrough(result)
    : result.outcome === 'wait'
      ? mustWait(result.seconds)
      : problem(wrong)
