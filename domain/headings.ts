/** How a host may say a heading of a website: as it stands, or as the thing that it names. */

/** `About mindfulness` is mindfulness, and `coverage` is the coverage. */
const before = /^(?:our|my|the|a|an|about|meet|über|sur|sobre) /i
const articles = ['their', 'the', 'a', 'an']

/** `Our coverage` is theirs, and `How we met` is how they met. */
export function spokenHeadings(heading: string, asTheirs: ReadonlyMap<string, string>): readonly string[] {
  const theirs = heading.replace(/\p{L}+/gu, (word) => asTheirs.get(word.toLowerCase()) ?? word)
  const bare = heading.replace(before, '')
  return [heading, theirs, bare, ...articles.map((article) => `${article} ${bare}`)]
}

const mostWords = 5
/** What a sentence could be about: its first words. */
export function beginningsOf(sentence: string, asTheirs: ReadonlyMap<string, string>): readonly string[] {
  const [first = '', ...rest] = sentence.split(/\s+/).slice(0, mostWords)
  const words = [asTheirs.get(first.toLowerCase()) ?? first, ...rest]
  return words.map((_, at) => words.slice(0, at + 1).join(' '))
}
