/** What a request is about, in a word that its reader recognises. */

/** Stands where a website's address would, if there is only a text: nothing to fetch and nothing to link to. */
export const addressOfText = (business: string) => `text:${encodeURIComponent(business.toWellFormed())}`

export const isAddressOfText = (address: string) => address.startsWith('text:')

/** The host of a website, or the business whose text it is. */
export function websiteName(address: string): string {
  if (isAddressOfText(address)) return decoded(address.slice('text:'.length))
  return URL.parse(address)?.hostname.replace(/^www\./, '') || address
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
