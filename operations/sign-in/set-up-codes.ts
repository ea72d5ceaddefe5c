import { randomBytes } from 'node:crypto'
import { recordDeed } from '#database/deeds.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { keepCodes } from '#database/one-time-codes.ts'
import { lockOperator } from '#database/operators.ts'
import { countFactors } from '#database/passkeys.ts'
import { codeSecretOf, isCodeSecret, stepOfCode } from '#domain/one-time-code.ts'
import type { Visit } from './visit.ts'

export const newCodeSecret = () => codeSecretOf(new Uint8Array(randomBytes(20)))

type Wanted = { operatorId: string; secret: string; code: string; isFirst: boolean; now?: Date }

/** The first code shows that the app has the secret. Who has only followed a link may set up a first factor, never another. */
export async function setUpCodes(
  { pool, secretKey }: Visit,
  wanted: Wanted,
): Promise<'set-up' | 'wrong' | 'has-factors'> {
  const { operatorId, secret, code, isFirst, now = new Date() } = wanted
  const step = isCodeSecret(secret) ? stepOfCode(secret, code, now) : undefined
  if (!step) return 'wrong'
  return inTransaction(pool, async (client) => {
    await lockOperator(client, operatorId)
    if (isFirst && (await countFactors(client, operatorId)) > 0) return 'has-factors'
    await keepCodes(client, secretKey, { operatorId, secret, step })
    await recordDeed(client, { operatorId, deed: 'set-up-codes' })
    return 'set-up'
  })
}
