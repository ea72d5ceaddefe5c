/** Any text, from anyone, as words of at most `most` letters together. */
export function wording(text: string, most: number): string[] {
  const plain = text
    .slice(0, 1000)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    // Controls, half surrogates, direction marks and stacked accents have no place in a title.
    .replace(/[\p{C}\p{M}]/gu, '')
    .trim()
  return shortened(plain, most).split(' ').filter(Boolean)
}

function shortened(text: string, most: number): string {
  const letters = [...text]
  if (letters.length <= most) return text
  const cut = letters.slice(0, most - 1).join('')
  const words = cut.slice(0, cut.lastIndexOf(' ') + 1)
  // A cut in the middle of the only long word is better than losing half of the title.
  return `${(words.length > most / 2 ? words : cut).replace(/[\s,;:.–—&-]+$/u, '')}…`
}

const longest = 18

/** No word longer than a line of a title can carry. */
export function hyphenated(words: string[]): string[] {
  return words.flatMap((word) => {
    const letters = [...word]
    const count = Math.ceil(letters.length / longest)
    const size = Math.ceil(letters.length / count)
    return Array.from({ length: count }, (_, at) => {
      const piece = letters.slice(at * size, (at + 1) * size).join('')
      return at < count - 1 ? `${piece}-` : piece
    })
  })
}
