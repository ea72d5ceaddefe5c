/** What the gate knows of one language. All of it is data: a language is a file. */
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'
import type { Table, Weight } from './weight.ts'

export type Vocabulary = {
  code: string
  /** Without one, code affirms word for word only. */
  isKnown: boolean
  /** What parts thousands, and what parts decimals. */
  marks: readonly [string, string]
  /** The word of a range. */
  to: string
  /** `per cent`, in two words. */
  perCent: readonly [string, string]
  /** What follows a number, written short or in the plural. */
  units: Table
  /** Whole words, and starts and ends with an apostrophe. */
  shortForms: Table
  shortStarts: Table
  shortEnds: Table
  /** May come and go without a change of what is said. */
  light: ReadonlySet<string>
  /** One of many does not become the only one. */
  definite: ReadonlySet<string>
  indefinite: ReadonlySet<string>
  yes: ReadonlySet<string>
  no: ReadonlySet<string>
  /** Whoever speaks, by role: the website's `we` is a script's `they`. */
  we: Table
  they: Table
  i: Table
  he: Table
  /** A heading that begins so is theirs when a host says it. */
  asTheirs: Table
  /** What a website says of its own place, and how a script says it. */
  place: Table
  /** Endings that a verb gets when somebody else does it, with a hyphen before them, and whole verbs: I bake, she bakes. */
  agreement: readonly (readonly [string, string])[]
  /** `We` and `they` have verbs of their own: nous cuisons, ils cuisent. */
  areVerbsShifted: boolean
  /** A verb that ends so says `we` by itself: cocemos. */
  ownVerbs: readonly string[]
  notOwnVerbs: ReadonlySet<string>
  /** What begins so means nobody who was named before: il y a. */
  impersonal: readonly string[]
  /** A sentence that begins so means something said before it. */
  pointers: readonly string[]
  /** … and so does one of these anywhere, unless its noun stands before it. */
  pronouns: ReadonlySet<string>
  /** A new clause with a subject of its own begins so, after `and`. */
  subjects: ReadonlySet<string>
  /** … or so, after a comma and `and`. */
  openers: ReadonlySet<string>
  /** They join two clauses and claim nothing. */
  joints: ReadonlySet<string>
  /** A clause after these follows from the one before it, and keeps them. */
  links: ReadonlySet<string>
  /** What begins so may be left out: it only says why. */
  reasons: ReadonlySet<string>
  /** A sentence that begins so says when, where or for whom all of it holds. */
  fronts: ReadonlySet<string>
  /** Above a passage: what stands below is not yet, no longer, or for some only. */
  limitsAbove: readonly string[]
  /** `Nell says`. */
  says: ReadonlySet<string>
  /** `The website says`. */
  sources: readonly string[]
  /** Without weight when two texts are compared by their subject. */
  common: ReadonlySet<string>
  /** How a cell of a table becomes a sentence, by its column. */
  columns: Table<readonly string[]>
  free: ReadonlySet<string>
  /** Words that weigh, row by row. */
  weights: readonly Weight[]
  /** Everybody and nobody, and what they always do: a claim without a fact. */
  praise: { who: ReadonlySet<string>; what: readonly string[] }
  /** A claim dressed as a thing to keep in mind. */
  mentions: readonly string[]
  /** A doer who is not on the page. */
  doers: ReadonlySet<string>
}

const known: Table<Vocabulary> = new Map([
  ['en', english],
  ['de', german],
  ['fr', french],
  ['es', spanish],
])

export function vocabularyOf(language: string): Vocabulary {
  const [code = ''] = language.toLowerCase().split('-')
  return (
    known.get(code) ?? {
      ...english,
      code,
      isKnown: false,
      shortForms: new Map(),
      asTheirs: new Map(),
      shortEnds: new Map(),
      weights: [],
      yes: new Set(['sí', 'si', 'oui', 'sì', 'ja', 'yes']),
      no: new Set(['no', 'non', 'nee', 'nej']),
    }
  )
}
