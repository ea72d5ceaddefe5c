import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30
/** A telephone's clock may be half a minute off. */
const window = 1

const generator = (secret: string, { issuer = '', label = '' } = {}) =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  })

/** 160 bits, as RFC 4226 wishes. */
export const isCodeSecret = (text: string) => /^[A-Z2-7]{32}$/.test(text)

export const codeSecretOf = (bytes: Uint8Array<ArrayBuffer>) => new Secret({ buffer: bytes.buffer }).base32

/** What an app reads from the picture. */
export const codeAddress = (secret: string, shown: { issuer: string; label: string }) =>
  generator(secret, shown).toString()

/** The half minute that this code belongs to; undefined when it is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const timestamp = now.getTime()
  const delta = generator(secret).validate({ token, timestamp, window })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + delta
}
