import { secretKeyOf } from '#database/secret-key.ts'

/** The key that every database of the tests is sealed with, as a setting and as the product uses it. */
export const testSecretKeyText = '5e'.repeat(32)
export const testSecretKey = secretKeyOf(Buffer.from(testSecretKeyText, 'hex'))
