/** Where the decision about a part stands on the page. */
export const anchorOf = (part: string, hash: string) => `${part}-${hash.slice(0, 8)}`
