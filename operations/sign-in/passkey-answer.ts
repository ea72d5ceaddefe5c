/** What an authenticator answered, as far as it must be looked at before the library checks it. */
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'

const isPasskeyId = (text: string) => /^[\w-]{1,1400}$/.test(text)

const transports = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const

export const transportsOf = (told: unknown): AuthenticatorTransport[] =>
  Array.isArray(told) ? transports.filter((each) => told.includes(each)) : []

// Only the outline is looked at here; the library that checks the signature reads the rest.
export const assertionFrom = (text: string) => answerFrom(text) as AuthenticationResponseJSON | undefined
// And so here.
export const attestationFrom = (text: string) => answerFrom(text) as RegistrationResponseJSON | undefined

/** The library refuses whatever else is wrong with it. */
function answerFrom(text: string): unknown {
  try {
    const answer: unknown = JSON.parse(text)
    const isAnswer = typeof answer === 'object' && answer !== null && 'id' in answer && 'response' in answer
    return isAnswer && typeof answer.id === 'string' && isPasskeyId(answer.id) ? answer : undefined
  } catch {
    return undefined
  }
}
