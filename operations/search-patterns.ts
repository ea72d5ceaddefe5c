const mostWords = 6

/** Each word somewhere, in any case; what LIKE would take for more than a letter is one. */
export function patternsOf(search: string): string[] {
  const words = search.slice(0, 200).toWellFormed().replaceAll('\0', '').toLowerCase().split(/\s+/)
  return words
    .map((word) => word.replace(/^https?:\/\/(?:www\.)?/, '').replace(/(?<=.)\/.*$/, ''))
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
