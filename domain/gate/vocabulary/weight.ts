/** A kind of word that changes what a sentence says, wherever it is added or lost. */

/** What somebody says, and the words it rests on. */
export type Example = readonly [says: string, quote: string]

export type Weight = {
  name: string
  /** Phrases; a star stands for any ending. */
  phrases: readonly string[]
  /** Any of them stands for any other. */
  isAlike?: true
  /** It may be left out: only adding it is a fault. */
  isFreeToLose?: true
  right: readonly Example[]
  wrong: readonly Example[]
}

/** Cut at commas, so that a list reads as one. */
export const list = (text: string): string[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim().split(/\s+/).join(' '))
    .filter(Boolean)

export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** `we: they, us: them` as a table. */
export const pairs = (text: string): Table =>
  new Map(list(text).map((pair) => pair.split(': ') as [string, string])) // each pair has a colon

/** A website may write `constructor`, so words are looked up in maps only. */
export type Table<Value = string> = ReadonlyMap<string, Value>
