/** Tables asked with any word: `constructor` and its like, which every object inherits, are in none of them. */
export const own = <V>(table: Readonly<Record<string, V>>, word: string): V | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined

export const isKeyOf = <T extends object>(table: T, word: string): word is Extract<keyof T, string> =>
  Object.hasOwn(table, word)
