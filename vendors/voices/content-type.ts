/** What a server calls its answer, where that is a name and no message: its words are not ours. */
export const typeNamed = (header: string): string | undefined =>
  /^[\w.+-]{1,40}\/[\w.+-]{1,40}(?=\s*(?:;|$))/.exec(header)?.[0].toLowerCase()
