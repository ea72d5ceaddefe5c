/** Links that end mail: of a request, and, known by how they begin, of letters about what waits at a client. */
const begins = 'show-'
const form = new RegExp(`^${begins}[0-9a-f]{64}$`)

export const quietToken = (token: string): string => `${begins}${token}`
export const isQuietToken = (token: string): boolean => form.test(token)
/** As an address says it, whatever follows. */
export const isAboutShows = (token: string): boolean => token.startsWith(begins)
