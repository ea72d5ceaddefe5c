/** The key of the house: what secrets in the database are sealed with. It is never in the database itself. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

export type SecretKey = {
  /** `place` is where the secret is kept: what is sealed for one place opens at no other. */
  seal(secret: Uint8Array, place: string): Buffer
  /** Undefined: another key has sealed it, or for another place, or somebody has changed it. */
  open(sealed: Uint8Array, place: string): Buffer | undefined
  /** The same, sealed as it would be today; undefined: it is, or does not open. */
  renew(sealed: Uint8Array, place: string): Buffer | undefined
  /** The same each time, and nobody else can tell it: 256 bits in hex. */
  tokenFor(what: string): string
}

/** Each is 32 bytes in hex, as `openssl rand -hex 32` prints them; the newest first. */
export function parseSecretKeys(text: string): Buffer[] | undefined {
  const keys = text.trim().split(/[\s,]+/)
  return keys.every((key) => /^[\da-f]{64}$/i.test(key))
    ? keys.map((key) => Buffer.from(key, 'hex'))
    : undefined
}

/** The newest seals; what an older one has sealed goes on to open. */
export function secretKeyOf(newest: Uint8Array, ...older: Uint8Array[]): SecretKey {
  const [seals, ...olderSeals] = [sealsOf(newest), ...older.map(sealsOf)] as const
  const tokens = keyFor(newest, 'tokens')
  const open: SecretKey['open'] = (sealed, place) => {
    for (const each of [seals, ...olderSeals]) {
      const secret = each.open(sealed, place) ?? each.openUnversioned(sealed, place)
      if (secret) return secret
    }
    return undefined
  }
  return {
    seal: seals.seal,
    open,
    renew(sealed, place) {
      const secret = seals.open(sealed, place) ? undefined : open(sealed, place)
      return secret && seals.seal(secret, place)
    },
    tokenFor: (what) => createHmac('sha256', tokens).update(what).digest('hex'),
  }
}

const keyFor = (bytes: Uint8Array, use: string) =>
  Buffer.from(hkdfSync('sha256', bytes, '', `offmic ${use}`, 32))

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]
/** The first byte of what is sealed, and part of what it is bound to. */
const version = Buffer.of(1)

function sealsOf(bytes: Uint8Array) {
  const key = keyFor(bytes, 'sealing')
  const opened = (sealed: Uint8Array, bound: Buffer): Buffer | undefined => {
    const [iv, tag] = [sealed.subarray(0, ivBytes), sealed.subarray(ivBytes, ivBytes + tagBytes)]
    try {
      const opener = createDecipheriv(cipher, key, iv, { authTagLength: tagBytes })
      opener.setAAD(bound).setAuthTag(tag)
      return Buffer.concat([opener.update(sealed.subarray(ivBytes + tagBytes)), opener.final()])
    } catch {
      return undefined // the cipher's way to say that the seal is not ours
    }
  }
  return {
    seal(secret: Uint8Array, place: string): Buffer {
      const iv = randomBytes(ivBytes)
      const sealer = createCipheriv(cipher, key, iv).setAAD(boundTo(place))
      const closed = Buffer.concat([sealer.update(secret), sealer.final()])
      return Buffer.concat([version, iv, sealer.getAuthTag(), closed])
    },
    open: (sealed: Uint8Array, place: string) =>
      sealed[0] === version[0] ? opened(sealed.subarray(1), boundTo(place)) : undefined,
    /** As it was done before there was a version. */
    openUnversioned: (sealed: Uint8Array, place: string) => opened(sealed, Buffer.from(place)),
  }
}

const boundTo = (place: string) => Buffer.concat([version, Buffer.from(place)])
