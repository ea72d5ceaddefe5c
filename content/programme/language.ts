/** What the writer knows of one language: all of it data, so that a language is a file. */

import type { Asks } from './asks.ts'
import type { Matter } from './matters.ts'
import type { ProgrammeQuestions } from './questions.ts'

/** Phrases in small letters. A star at the end of a word stands for any ending: `order*` is `orders` and `ordering`, too. */
export type Phrases = readonly string[]

export type WordsOfLanguage = {
  /** A reader of this language has gone through it; others are marked so wherever an episode is shown. */
  isRead: boolean
  /** Every noun has a capital, so that a capital makes no name. */
  nounsAreLarge: boolean
  /** Months have a capital, so that `may` and `march` are no dates. */
  monthsAreLarge: boolean
  /** Words of four letters and more that say nothing by themselves. */
  commonest: Phrases
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
  /** … but not with these: `below the surface`, `the following day`. */
  offPage: Phrases
  /** Speaks to machines that read websites. */
  toMachines: Phrases
  /** Forms, their messages, empty shelves and what nobody has filled in yet. */
  leftovers: Phrases
  /** Whoever made the page has yet to fill in what is theirs. */
  placeholders: Phrases
  /** So a page greets, and goes on with what they are. */
  welcomes: Phrases
  /** Rules of a website or a shop, cookies, copyright. */
  policies: Phrases
  /** What somebody is, and not who. */
  offices: Phrases
  /** An address beside one of these is for money. */
  payments: Phrases
  /** What begins so forbids or demands something. */
  rulesAtStart: Phrases
  /** Headings over what guests and buyers owe. */
  rules: Phrases
  /** Right before a year: then the business itself began. */
  establishes: Phrases
  /** What is told so goes on, as long as somebody looks after the website. */
  ongoing: Phrases
  /** What is told so was still to come when it was written. */
  toCome: Phrases
  /** There is no business any more … */
  closed: Phrases
  /** … or whoever ran it has gone; many a living business says so of somebody, too. */
  handedOn: Phrases
  /** Vacancies, the pandemic, occasions. */
  passing: Phrases
  /** An order to the visitor. */
  orders: Phrases
  /** … which, with enough behind it, says what there is: `Choose from forty kinds of apple …` */
  invites: Phrases
  /** How one begins with them; at the beginning of a sentence, or anywhere in it. */
  stepsAtStart: Phrases
  steps: Phrases
  /** What happens first, whoever comes: a free look, a first visit. */
  firstSteps: Phrases
  /** … and questions that are answered with it. */
  asksFirst: Phrases
  /** What is said of these holds for some who come, and not for all. */
  forSome: Phrases
  /** Headings that could stand on any website. */
  plainHeadings: Phrases
  reviewHeadings: Phrases
  /** So speaks a customer of a business, and never the business of itself. */
  customers: Phrases
  /** Who begins so answers a question, and says nothing without it. */
  answersOnly: Phrases
  /** Headings over what is hoped for, and may not be so. */
  visions: Phrases
  /** What a business wishes to be. */
  missions: Phrases
  /** This, these: what they point at was said before. */
  demonstratives: Phrases
  /** … but not of times and places that everybody knows: `this year`, `here in Leeds`. */
  pointedTimes: Phrases
  /** He, her, my: somebody is spoken of. */
  ofPersons: Phrases
  /** He and she, where a thing is never called so: somebody was named before. */
  heOrShe: Phrases
  /** Also, too: something was said before. Only in the sentence that begins a stretch. */
  adding: Phrases
  /** Headings over what a business offers. */
  offers: Phrases
  /** … and nothing else in them. */
  plainOffers: Phrases
  /** … unless one of these says that it is about how, where, for whom or for how much. */
  notOffers: Phrases
  /** What one comes with, and does not get. */
  ailments: Phrases
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
  /** Whom the website speaks to: what the classifier counts. */
  addressed: Phrases
  months: Phrases
  /** Between the day and its month. */
  ofMonth: Phrases
  /** Words of cost. */
  prices: Phrases
  /** Beside one of these money is no price: what one saves, gives or earns. */
  notPrices: Phrases
  /** Words of times, sizes and counts: a price beside nothing else has lost its thing. */
  notThings: Phrases
  /** A line with one of these limits the prices beside it. */
  priceNotes: Phrases
  /** So begins who somebody is. */
  introduces: Phrases
  /** A sentence with one of these limits the one before it. */
  conditions: Phrases
  /** What begins so holds only for some. */
  openConditions: Phrases
  days: Phrases
  /** A heading with one of these says something; any other names something. */
  verbs: Phrases
  /** In small letters, one of these makes a sentence of a row of words. */
  finite: Phrases
  /** Whatever follows one of these is a sentence. */
  doers: Phrases
  /** … and whatever follows one of these, where it has a verb. */
  subjects: Phrases
  /** A letter that is a word. */
  loneLetters: Phrases
  /** Short words and units without a vowel. */
  unvoiced: Phrases
  /** What stands in brackets and begins so is a note for whoever reads. */
  asides: Phrases
  /** What every website says of itself. */
  cliches: Phrases
  /** Who says no, only or instead says something. */
  contrasts: Phrases
  /** Lives and beginnings. */
  stories: Phrases
  /** What begins so only wishes … */
  wishes: Phrases
  /** … unless one of these begins what stands behind a comma. */
  afterWish: Phrases
  /** A heading with one of these praises, or names what is true of everything: nobody asks about it. */
  labels: Phrases
  /** … so do headings that begin with one. */
  labelStarts: Phrases
  /** After a thing and before what it is. */
  defines: Phrases
  /** Right before a year: that is when it began. */
  foundings: Phrases
  /** Nothing but these stands before the name of a business, where a sentence begins with it. */
  beforeName: Phrases
  /** After the name of a person: they are spoken of. */
  doings: Phrases
  /** A heading that ends with one was cut. */
  openEnds: Phrases
  /** A question with one of these has lost its thing. */
  lostThings: Phrases
  /** Before the name of a place. */
  toPlaces: Phrases
  /** Whoever works there is in no town. */
  everywhere: Phrases
  /** How a host says a heading that begins so: `Our coverage` is the coverage, whoever has it. */
  asTheirs: readonly (readonly [written: string, said: string])[]
  /** Nobody but they themselves may say so. */
  praises: Phrases
  /** Below a heading that begins so they say who they are. */
  aboutHeadings: Phrases
  /** Beside the name of whoever began or leads it. */
  founders: Phrases
  /** For whom somebody works. */
  audiences: Phrases
  /** Who began it, whose it is, and since when. */
  roots: Phrases
  /** Before the name of whoever says I. */
  namesOneself: Phrases
  /** So says I whoever began or leads it. */
  beganOneself: Phrases
  /** One of them says what somebody does for a living; a star in front stands for any beginning. */
  trades: Phrases
  /** Praise before a trade: without it the trade stays. */
  praiseBefore: Phrases
  /** What begins so says something of them, and not what they are. */
  overNoDoor: Phrases
  /** Between the two ends of a range of prices. */
  ranges: Phrases
  /** After a number: it is a time of the day. */
  clock: Phrases
  /** Right before a number to call. */
  called: Phrases
  /** Before a number that is not to be called, or not theirs. */
  otherNumbers: Phrases
  /** What one of several people does: a number beside it is theirs, and not the house's. */
  posts: Phrases
  /** Before a colon and a number: what it is, and no person. */
  telephoneLabels: Phrases
  /** How numbers to call are written where this is spoken, each sign for a digit; any may begin with + or 0. */
  telephoneForms: Phrases
  /** Before an address to write to. */
  mailLabels: Phrases
  /** Whoever signs so has not signed. */
  nobodies: Phrases
}

/** Words that show what an excerpt is about; the classifier weighs them against all others. */
export type SignsOfMatter = Readonly<Record<Exclude<Matter, 'none'>, Phrases>>

/**
 * What hosts say. Each is one of several, so that no two episodes sound alike, and none of them says anything about the
 * business, or takes anything for granted: hosts ask what a website says, and who or how many they are nobody knows.
 */
export type HostWords = {
  disclosure: string
  /** After the first words of the website, which say who they are. */
  announces: Phrases
  /** … where the website has opened: whose words these were. */
  opened: Phrases
  /** What comes next, by a heading of the website: of what stands below it nothing is claimed. */
  topics: Phrases
  /** … by one that is a sentence, as what the website says. */
  reads: Phrases
  /** … by any other heading, as one of the website. */
  names: Phrases
  /** Before what says at once who somebody is … */
  asksWho: Phrases
  /** … or what something is. */
  asksWhat: Phrases
  /** Where nothing above it can be said: once at most. */
  goesOn: Phrases
  /** Before the rows of a list. */
  asksRange: Phrases
  /** … of which not all are heard. */
  asksSome: Phrases
  /** … of prices. */
  asksSomePrices: Phrases
  review: Phrases
  anotherReview: Phrases
  /** At the end, where the website says what happens first. */
  asksStep: Phrases
  /** … where it says where they are. */
  asksPlace: Phrases
  /** … where only a number or an address to write to is known. */
  asksReach: Phrases
  /** … and where not even that is. */
  asksSite: Phrases
  /** Where nothing heard so far says it: the town or the part of the world that the website gives as theirs. */
  place: Phrases
  /** Where they are: a street and its town. */
  address: Phrases
  /** Days and hours as they are written, one after the other; something of how one reaches them was said before. */
  hours: Phrases
  telephone: Phrases
  email: Phrases
  /** Where nothing else says how one reaches them: the answer to `asksSite`. */
  onSite: Phrases
  /** Back to what the episode began with. */
  returns: Phrases
  closes: Phrases
  /** Where the address was said just before. */
  closesShort: Phrases
  /** Where two have talked. */
  thanks: Phrases
  /** What stands beside a talk where nothing better is known. */
  talk: {
    title: string
    summary: readonly [string, string, string]
    /** Said at the end where nothing else says how to reach them. */
    more: string
  }
  /** Where no heading of the website names the episode. */
  titles: Phrases
  /** Three sentences for letters and pages; `{quote}` is how the website introduces itself. */
  summary: readonly [string, string, string]
  /** Titles of chapters. */
  chapters: { who: string; more: string; begin: string }
}

export type Language = {
  code: string
  words: WordsOfLanguage
  signs: SignsOfMatter
  hosts: HostWords
  questions: ProgrammeQuestions
  asks: Asks
}
