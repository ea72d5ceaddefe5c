import { data, redirectDocument } from 'react-router'
import { z } from 'zod'
import { askedCookie, codeTerms, portalCookie, portalSessionEnds } from '#domain/member.ts'
import { paths } from '#site/paths.ts'

/** What `__Host-` asks for: no domain, the whole site, https alone. */
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax'

const holdsPortalSession = (secret: string) =>
  `${portalCookie}=${secret}; ${attributes}; Max-Age=${portalSessionEnds.afterSeconds}`
export const dropsPortalSession = `${portalCookie}=; ${attributes}; Max-Age=0`
export const holdsAsked = (secret: string) =>
  `${askedCookie}=${secret}; ${attributes}; Max-Age=${codeTerms.seconds}`
const dropsAsked = `${askedCookie}=; ${attributes}; Max-Age=0`

export const goOn = (location: string, ...cookies: string[]): Response =>
  redirectDocument(location, {
    status: 303,
    headers: new Headers(cookies.map((each) => ['set-cookie', each])),
  })

export const doorAnswer = z.strictObject({
  problem: z.enum(['email', 'wrong', 'dead', 'wait']),
  minutes: z.number(),
})
type Problem = z.output<typeof doorAnswer>['problem']

export const doorProblem = (problem: Problem, status: number) => data({ problem, minutes: 0 }, { status })

export const mustWaitAtDoor = (seconds: number) =>
  data(
    { problem: 'wait' as const, minutes: Math.ceil(seconds / 60) },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  )

type Used =
  | { outcome: 'let-in'; session: string }
  | { outcome: 'wrong' | 'dead' }
  | { outcome: 'wait'; seconds: number }

export function answeredAtDoor(used: Used) {
  if (used.outcome === 'let-in') return goOn(paths.portal(), holdsPortalSession(used.session), dropsAsked)
  return used.outcome === 'wait'
    ? mustWaitAtDoor(used.seconds)
    : doorProblem(used.outcome, used.outcome === 'dead' ? 410 : 403)
}
