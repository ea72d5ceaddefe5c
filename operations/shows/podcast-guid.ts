import { createHash } from 'node:crypto'

/** Given by the podcast namespace. */
const namespace = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex')

/** UUID v5 of a feed's address without its scheme and the slashes at its end, made once and kept on every move. */
export function podcastGuid(feedAddress: string): string {
  const name = feedAddress.replace(/^https?:\/\//i, '').replace(/\/+$/, '')
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
