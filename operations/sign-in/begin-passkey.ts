import { keepChallenge, listPasskeys } from '#database/passkeys.ts'
import { countTry } from '#database/sign-in-tries.ts'
import type { Operator } from '#domain/operator.ts'
import { hashOfSecret } from '#operations/open-session.ts'
import { addressBudgets } from './address-budgets.ts'
import { transportsOf } from './passkey-answer.ts'
import type { Visit } from './visit.ts'

/** EdDSA, ES256, RS256: what authenticators have, and what Node no longer calls an experiment. */
const algorithms = [-8, -7, -257]

export const passkeyPurposes = ['sign-in', 'confirm', 'add'] as const
export type PasskeyPurpose = (typeof passkeyPurposes)[number]

/** What the browser asks its authenticator; undefined for somebody who may not ask for this. */
export async function beginPasskey(visit: Visit, purpose: PasskeyPurpose, rpName: string) {
  const seconds = await countTry(visit.pool, addressBudgets(visit))
  if (seconds > 0) return { outcome: 'wait', seconds } as const
  const options = await optionsFor(visit, purpose, rpName)
  if (!options) return undefined
  const asking = purpose === 'sign-in' ? undefined : visit.sessionSecret
  await keepChallenge(visit.pool, options.challenge, asking ? hashOfSecret(asking) : null)
  return { outcome: 'begun', options } as const
}

/** Loaded when somebody uses a passkey: with it come a few hundred kilobytes and Node's warning about an experiment. */
async function optionsFor(visit: Visit, purpose: PasskeyPurpose, rpName: string) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const rpID = new URL(visit.siteOrigin).hostname
  if (purpose === 'sign-in') return generateAuthenticationOptions({ rpID, userVerification: 'required' })
  if (purpose === 'confirm') return visit.halfway && confirmation(visit, visit.halfway, rpID)
  const operator = visit.operator ?? visit.halfway
  return operator && creation(visit, operator, { rpID, rpName })
}

async function confirmation({ pool }: Visit, { id }: Operator, rpID: string) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const allowCredentials = await known(pool, id)
  return generateAuthenticationOptions({ rpID, userVerification: 'required', allowCredentials })
}

async function creation(
  { pool }: Visit,
  { id, name, email }: Operator,
  us: { rpID: string; rpName: string },
) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  return generateRegistrationOptions({
    ...us,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: await known(pool, id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

const known = async (pool: Visit['pool'], operatorId: string) =>
  (await listPasskeys(pool, operatorId)).map(({ id, transports }) => ({
    id,
    transports: transportsOf(transports),
  }))
