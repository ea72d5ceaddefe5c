import { data, redirectDocument } from 'react-router'
import { browserCookie, sessionCookie } from '#domain/operator.ts'
import { knownBrowserSeconds } from '#domain/sign-in.ts'
import type { LetIn, Refused } from '#operations/sign-in/visit.ts'
import { paths } from '#site/paths.ts'

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

export type Problem = 'passkey' | 'no-scripts' | 'code' | 'email' | 'wait'

export const problem = (name: Problem, status: 400 | 403 = 403) =>
  data({ problem: name, minutes: 0 }, { status })

export const mustWait = (seconds: number) =>
  data(
    { problem: 'wait' as Problem, minutes: Math.ceil(seconds / 60) },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  )

export const answered = (result: LetIn | Refused, wrong: Problem) =>
  result.outcome === 'let-in'
    ? letThrough(result)
    : result.outcome === 'wait'
      ? mustWait(result.seconds)
      : problem(wrong)
