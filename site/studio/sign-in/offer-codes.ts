import { encode } from 'uqr'
import { z } from 'zod'
import { brandIn } from '#content/brand.ts'
import { codeAddress } from '#domain/one-time-code.ts'
import type { Settings } from '#domain/read-setting.ts'
import { newCodeSecret } from '#operations/sign-in/set-up-codes.ts'

export const codesOffer = z.strictObject({
  secret: z.string(),
  picture: z.strictObject({ size: z.number(), path: z.string() }),
})
export type CodesOffer = z.infer<typeof codesOffer>

/** A secret and its picture. Nothing is kept until a first code shows that an app has it. */
export function offerCodes(settings: Settings, email: string, secret = newCodeSecret()): CodesOffer {
  const address = codeAddress(secret, { issuer: brandIn(settings).name, label: email })
  const { size, data } = encode(address, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { secret, picture: { size, path } }
}
