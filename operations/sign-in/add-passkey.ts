import { recordDeed } from '#database/deeds.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { lockOperator } from '#database/operators.ts'
import { countFactors, keepPasskey, takeChallenge } from '#database/passkeys.ts'
import { mostPasskeyNameCharacters } from '#domain/sign-in.ts'
import { typedName } from '#domain/typed-name.ts'
import { hashOfSecret } from '#operations/open-session.ts'
import { attestationFrom, transportsOf } from './passkey-answer.ts'
import type { Visit } from './visit.ts'

/** For somebody who is signed in, or has followed a link and has no factor yet. */
export async function addPasskey(
  visit: Visit,
  { text, name }: { text: string; name: string },
): Promise<'added' | 'wrong' | 'has-factors'> {
  const { pool, operator, halfway, browser } = visit
  const operatorId = (operator ?? halfway)?.id
  const credential = await checked(visit, text)
  if (!operatorId || !credential) return 'wrong'
  const called = typedName(name.slice(0, mostPasskeyNameCharacters).toWellFormed()) || browser
  const { id, counter } = credential
  const publicKey = new Uint8Array(credential.publicKey)
  const transports = transportsOf(credential.transports)
  return inTransaction(pool, async (client) => {
    await lockOperator(client, operatorId)
    if (!operator && (await countFactors(client, operatorId)) > 0) return 'has-factors'
    const passkey = { id, operatorId, name: called, publicKey, counter, transports }
    if (!(await keepPasskey(client, passkey))) return 'wrong'
    await recordDeed(client, { operatorId, deed: 'add-passkey' })
    return 'added'
  })
}

async function checked({ pool, siteOrigin, sessionSecret }: Visit, text: string) {
  const response = attestationFrom(text)
  if (!response || !sessionSecret) return undefined
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(pool, challenge, hashOfSecret(sessionSecret)),
      expectedOrigin: siteOrigin,
      expectedRPID: new URL(siteOrigin).hostname,
      requireUserVerification: true,
    })
    return verified ? registrationInfo.credential : undefined
  } catch {
    return undefined // not an answer to what we asked
  }
}
