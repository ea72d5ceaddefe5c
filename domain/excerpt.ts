/** As much of a text as a margin takes, cut between words. */
export function excerpt(given: string, most = 190): string {
  const text = given.replace(/\s+/gu, ' ').trim()
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const space = cut.lastIndexOf(' ')
  return `${(space > most - 30 ? cut.slice(0, space) : cut).toWellFormed()}…`
}
