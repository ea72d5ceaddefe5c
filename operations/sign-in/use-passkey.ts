import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { findPasskey, notePasskeyUse, type Passkey, takeChallenge } from '#database/passkeys.ts'
import { countTry } from '#database/sign-in-tries.ts'
import { tryLimits } from '#domain/sign-in.ts'
import { hashOfSecret } from '#operations/open-session.ts'
import { addressBudgets } from './address-budgets.ts'
import { letIn } from './let-in.ts'
import { assertionFrom, transportsOf } from './passkey-answer.ts'
import type { LetIn, RefusedVisit, Visit } from './visit.ts'

/** Both factors at once, and also the second one after a link: then it must be that operator's. */
export async function usePasskey(
  visit: Visit,
  purpose: 'sign-in' | 'confirm',
  text: string,
): Promise<LetIn | RefusedVisit> {
  const { pool, halfway } = visit
  const answer = assertionFrom(text)
  const passkey = answer && (await findPasskey(pool, answer.id))
  const operatorId = passkey?.operatorId
  const seconds = await countTry(pool, [
    ...(operatorId ? [{ name: `factor:${operatorId}`, most: tryLimits.account }] : []),
    ...addressBudgets(visit),
  ])
  if (seconds > 0) return { outcome: 'wait', seconds }
  const isMeant = purpose === 'sign-in' || operatorId === halfway?.id
  if (!passkey || !isMeant) return { outcome: 'wrong' }
  const counter = await checked(visit, purpose, answer, passkey)
  if (counter === undefined) return { outcome: 'wrong' }
  await notePasskeyUse(pool, passkey.id, counter)
  return letIn(visit, passkey.operatorId, 'passkey')
}

/** How often the authenticator says it was used; undefined when anything is wrong with its answer. */
async function checked(
  { pool, siteOrigin, sessionSecret }: Visit,
  purpose: 'sign-in' | 'confirm',
  response: AuthenticationResponseJSON,
  passkey: Passkey,
): Promise<number | undefined> {
  const { id, publicKey, counter } = passkey
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const asked = purpose === 'confirm' && sessionSecret ? hashOfSecret(sessionSecret) : null
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(pool, challenge, asked),
      expectedOrigin: siteOrigin,
      expectedRPID: new URL(siteOrigin).hostname,
      requireUserVerification: true,
      credential: { id, publicKey, counter, transports: transportsOf(passkey.transports) },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined // whatever it is, the library says it in the words of the standard, to nobody's use here
  }
}
