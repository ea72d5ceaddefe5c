/** Keys to those who work for us, and secrets of those who tell us something: what each is for, and what may be one. */
import { sources } from './told/source.ts'

export const vendorPurposes = ['writer', 'judge', 'voices', 'listener', 'mail', 'storage'] as const
/** Whom we ask; whoever signs with a secret speaks first. */
export type VendorPurpose = (typeof vendorPurposes)[number]
export const keyPurposes = [...vendorPurposes, ...sources] as const
export type KeyPurpose = (typeof keyPurposes)[number]

/** `name` goes with it where a key has one: an object store calls it the access key. */
export type VendorKey = { key: string; name?: string }

/** What a person has to put right before a vendor works for us. */
export type ToMend = 'key' | 'bill'

/** One that was entered for somebody else, or that the key of the house does not open, counts as none. */
export type EnteredKeyState = 'holds' | 'for-another' | 'unreadable'

/** What a screen may know of a key. */
export type ShownKey = {
  purpose: KeyPurpose
  /** Its name in the environment. */
  setting: string
  /** Undefined: nobody is set who would take one. */
  taker: { name: string; isNeeded: boolean } | undefined
  isInEnvironment: boolean
  /** `by` is undefined where they are no operator any more. */
  entered: { state: EnteredKeyState; ending: string; at: Date; by: string | undefined } | undefined
}

/** What a vendor says to a key; `reason` is ours, vendors quote keys. */
export type Tried = {
  outcome: 'works' | 'wrong-key' | 'no-money' | 'away' | 'other' | 'unheard'
  reason?: string
}

export type KeyFault = 'missing' | 'too-long' | 'not-one-word' | 'not-text'

const mostCharacters = 500

/** Most keys travel in a header, where a space or a line break would begin something else; a password does not. */
export function faultInKey(purpose: KeyPurpose, { key, name = '' }: VendorKey): KeyFault | undefined {
  if (!key || (purpose === 'storage' && !name)) return 'missing'
  if (key.length > mostCharacters || name.length > mostCharacters) return 'too-long'
  if (purpose === 'mail') return /\p{C}/u.test(key) ? 'not-text' : undefined
  return /^[\x21-\x7e]*$/.test(key + name) ? undefined : 'not-one-word'
}

/** So much of a key tells its owner which one it is, and nobody else anything; of a short one even that is too much. */
export const endingOf = ({ key }: VendorKey) => (key.length >= 16 ? key.slice(-4) : '')
