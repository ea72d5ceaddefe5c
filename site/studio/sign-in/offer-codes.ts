import { z } from 'zod'
import { brandIn } from '#content/brand.ts'
import { codeAddress } from '#domain/one-time-code.ts'
import type { Settings } from '#domain/read-setting.ts'
import { newCodeSecret } from '#operations/sign-in/set-up-codes.ts'
import { qrPicture } from '#site/ui/qr-picture.ts'

export const codesOffer = z.strictObject({
  secret: z.string(),
  picture: z.strictObject({ size: z.number(), path: z.string() }),
})
export type CodesOffer = z.infer<typeof codesOffer>

/** A secret and its picture. Nothing is kept until a first code shows that an app has it. */
export function offerCodes(settings: Settings, email: string, secret = newCodeSecret()): CodesOffer {
  const address = codeAddress(secret, { issuer: brandIn(settings).name, label: email })
  return { secret, picture: qrPicture(address) }
}
