/** The name that we put into links of one person, the id of a request in another spelling: it joins what they buy and book with what they have asked for. */

/** Undefined: it is no reference of ours. */
export function requestBehind(reference: string): string | undefined {
  const [, spelled] = /^r_([\w-]{22})$/.exec(reference) ?? []
  const hex = spelled && Buffer.from(spelled, 'base64url').toString('hex')
  return hex?.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : undefined
}
