/** What the writer knows of one language: all of it data, so that a language is a file. */

import type { Matter } from './matters.ts'

/** Phrases in small letters. A star at the end of a word stands for any ending: `order*` is `orders` and `ordering`, too. */
export type Phrases = readonly string[]

export type WordsOfLanguage = {
  /** A reader of this language has gone through it; others are marked so wherever an episode is shown. */
  isRead: boolean
  /** Dots after these end no sentence. */
  abbreviations: Phrases
  /** A stretch that begins so means something that was said before it. */
  pointsBack: Phrases
  /** … except where it begins so. */
  pointsForward: Phrases
  /** Behind one of these words … */
  joints: Phrases
  /** … one of these means somebody who was named before. */
  pronouns: Phrases
  /** Somewhere in its first sentence: it means something that was said before. */
  pointsBackWithin: Phrases
  /** Speaks of the page itself. */
  pointsAtPage: Phrases
  /** Speaks to machines that read websites. */
  toMachines: Phrases
  /** Forms, their messages, empty shelves and what nobody has filled in yet. */
  leftovers: Phrases
  /** Rules of a website or a shop, cookies, copyright. */
  policies: Phrases
  /** Vacancies, the pandemic, occasions. */
  passing: Phrases
  /** An order to the visitor. */
  orders: Phrases
  /** How one begins with them; at the beginning of a sentence, or anywhere in it. */
  stepsAtStart: Phrases
  steps: Phrases
  /** Headings that could stand on any website. */
  plainHeadings: Phrases
  reviewHeadings: Phrases
  /** So speaks a customer of a business, and never the business of itself. */
  customers: Phrases
  /** Who begins so answers a question, and says nothing without it. */
  answersOnly: Phrases
  /** What a business wishes to be. */
  missions: Phrases
  /** This, these: what they point at was said before. */
  demonstratives: Phrases
  /** … but not of times and places that everybody knows: `this year`, `here in Leeds`. */
  pointedTimes: Phrases
  /** He, her, my: somebody is spoken of. */
  ofPersons: Phrases
  /** Also, too: something was said before. Only in the sentence that begins a stretch. */
  adding: Phrases
  /** Headings over what a business offers. */
  offers: Phrases
  /** Headings and pages about other people's work and cases. */
  othersHeadings: Phrases
  /** A question begins so. */
  asks: Phrases
  asksWho: Phrases
  /** A question of the website to its visitor: nobody can be asked this. */
  asksVisitor: Phrases
  /** We, our, I. */
  firstPerson: Phrases
  secondPerson: Phrases
  /** I, my. */
  oneself: Phrases
  months: Phrases
  /** Words of cost. */
  prices: Phrases
  /** So begins who somebody is. */
  introduces: Phrases
  /** A sentence with one of these limits the one before it. */
  conditions: Phrases
  days: Phrases
  /** A heading with one of these says something; any other names something. */
  verbs: Phrases
  /** What every website says of itself. */
  cliches: Phrases
  /** Who says no, only or instead says something. */
  contrasts: Phrases
  /** Lives and beginnings. */
  stories: Phrases
}

/** Words that show what an excerpt is about; the classifier weighs them against all others. */
export type SignsOfMatter = Readonly<Record<Exclude<Matter, 'none'>, Phrases>>

/**
 * What hosts say. Each is one of several, so that no two episodes sound alike, and none of them says anything about the
 * business: `{name}`, `{site}`, `{by}` and the like are the only words that come from elsewhere.
 */
export type HostWords = {
  disclosure: string
  /** After the opening, or first of all where there is none. */
  announces: Phrases
  /** … of an episode in which nobody counts questions. */
  announcesShort: Phrases
  asksWho: Phrases
  asksMore: Phrases
  /** After the name, what stands over the door: `{sign}` is a piece of the website's title or description. */
  signs: Phrases
  /** Before the website's own question. */
  second: Phrases
  /** What comes next, by a heading of the website. */
  topics: Phrases
  /** … where it is somebody's name. */
  persons: Phrases
  /** Before a list of what they offer. */
  asksRange: Phrases
  /** Between two passages, where nothing can be asked. */
  goesOn: Phrases
  /** Only where nobody could miss it; anything else is read without a question. */
  asks: Readonly<Partial<Record<Matter, Phrases>>>
  review: Phrases
  anotherReview: Phrases
  asksStep: Phrases
  /** … where nobody counts questions. */
  asksStepShort: Phrases
  telephone: Phrases
  email: Phrases
  /** Where nothing else says how one reaches them. */
  onSite: Phrases
  /** Back to what the episode began with. */
  returns: Phrases
  closes: Phrases
  /** Where the address was said just before. */
  closesShort: Phrases
  /** Where no heading of the website names the episode. */
  titles: Phrases
  /** Three sentences for letters and pages; `{quote}` is how the website introduces itself. */
  summary: readonly [string, string, string]
  /** Titles of chapters. */
  chapters: { who: string; more: string; begin: string }
}

export type Language = { code: string; words: WordsOfLanguage; signs: SignsOfMatter; hosts: HostWords }
