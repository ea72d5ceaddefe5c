import { createHash, createHmac } from 'node:crypto'

/** 132 bits that follow from the request and the house's key: a publication that is done again has the same link. */
export const listenToken = (key: Buffer, requestId: string): string =>
  createHmac('sha256', key).update(requestId).digest('base64url').slice(0, 22)

/** 128 bits that follow from the link and the bytes: one opens the other for nobody. */
export const mediaName = (token: string, fingerprints: readonly string[]): string =>
  createHmac('sha256', token).update(fingerprints.join()).digest('hex').slice(0, 32)

/** SHA-256 of a file, read in pieces. */
export async function fingerprint(content: Blob): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of content.stream()) hash.update(part)
  return hash.digest('hex')
}
