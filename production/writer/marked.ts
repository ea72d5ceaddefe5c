/** An excerpt with what readers would say of it. */
import { type Matter, matters } from '#content/programme/matters.ts'
import type { ProgrammeQuestion } from '#content/programme/questions.ts'
import { countWords } from '#domain/language/sentences.ts'
import { wordsIn } from '#reader/phrases.ts'
import { answersIn, askedOf } from './answered.ts'
import type { Classifier } from './classifier.ts'
import { type Cue, isLost, isOfOnePart, type NamedWebsite } from './cues.ts'
import { type Excerpt, textOfExcerpt } from './excerpt.ts'
import { isForAll, tellsFirst } from './first-step.ts'
import { type Introduced, introducedIn, introducesOneself, tellsFounder } from './introduced.ts'
import { introductionOf, isOfThem, lacksHeading, lacksPlain } from './introduction-of.ts'
import { telling } from './likeness.ts'
import { looksOf } from './looks.ts'
import { type Head, heads, type Marks } from './marks.ts'
import { speaksOfNobody } from './nobody.ts'
import { beginsWithName, holdsName, ownWordsIn, tellsFounding } from './self-told.ts'
import { type ExcerptStanding, learntLeanings, standingBy } from './standing.ts'
import { traitsOf } from './traits.ts'
import type { Words } from './words-of.ts'

export type Marked = Excerpt & {
  marks: Marks
  /** How much likelier each mark is than of any excerpt, in doublings. */
  over: Readonly<Record<Head, number>>
  matter: Matter
  /** Questions of a customer that it answers, the surest first. */
  answers: readonly ProgrammeQuestion[]
  /** … at once, or as its heading promises: so that a host can ask it. */
  asked?: ProgrammeQuestion
  words: number
  merit: number
  /** It begins with the name of the business. */
  isNamed: boolean
  /** It begins as people introduce themselves. */
  isAboutThem: boolean
  hasMoney: boolean
  /** What it wishes to be, and not what it does. */
  isMission: boolean
  /** It goes on from another, and makes sense without that. */
  standsAlone: boolean
  /** What of its words can be told twice: the name and small words cannot. */
  tells: ReadonlySet<string>
  /** It says what guests and buyers owe, and not what they get. */
  isRule: boolean
  /** What a host can ask for it. */
  cue?: Cue
  /** What stands above it, as a reader says it. */
  head?: string
  /** … where it is read with it, since nobody can ask for it. */
  lead?: string
  /** Somebody says I, and the website is not one person's; or it says he, and nobody was named. */
  isSomeones: boolean
  /** Words that the website uses for itself, in its title and its description. */
  ownWords: number
  /** It says in which year they began. */
  tellsFounding: boolean
  /** What the question means stands before it, or it is not a customer's. */
  asksOfLost: boolean
  /** Somebody of the business speaks, or is spoken of: it is not about the world, or a customer's trouble. */
  isTheirs: boolean
  /** Its first words are we, or their name. */
  isTheirsAtOnce: boolean
  /** The website asks who they are, by their name. */
  asksWho: boolean
  /** It says how one reaches them or what one does first. */
  namesStep: boolean
  /** … and what happens first. */
  tellsFirst: boolean
  /** … for everybody who comes. */
  isForAll: boolean
  /** It stands below the name of one thing that they do, or of one of them, and says nothing of the house. */
  isOfPart: boolean
  /** Below a heading such as `About us`, or `Our clients`. */
  isUnder: 'about' | 'others' | 'vision' | 'else'
  /** What a stranger learns of them from its first sentences. */
  told: Introduced
  /** A box that speaks of what only its heading names. */
  needsHeading: boolean
  /** It stands below a heading that nobody can say, and says by itself neither whose it is nor what it is about. */
  lacksHeading: boolean
  /** Of a list: its lines are names, which the website writes small nowhere. */
  isOfNames: boolean
  /** Of a review: a name stands under it, and not what they offer. */
  isSigned: boolean
  /** What stands below one thing on the list of what they offer. */
  isOffered: boolean
  /** So many excerpts stand before it, of so many: on its page and on its website. */
  stands: Stands
  standing: ExcerptStanding
}

type Stands = { onPage: number; ofPage: number; onWebsite: number; ofWebsite: number }

export type KnownOfWebsite = NamedWebsite & {
  /** What it calls itself in its title and description. */
  about: string
  /** It says I where others say we. */
  isOnePersons: boolean
  /** What any sentence of this business may hold. */
  untold: ReadonlySet<string>
  /** Where they are. */
  town?: string | undefined
  /** What is on the list of what they offer, in small letters. */
  offered: ReadonlySet<string>
  /** … and the passages that hold it. */
  offers: ReadonlySet<string>
  standsOf(excerpt: Excerpt): Stands
}

export const markedBy =
  (classifier: Classifier, words: Words, known: KnownOfWebsite) =>
  (excerpt: Excerpt): Marked => {
    const { name: business, small, about, isOnePersons, untold, town } = known
    const marks = classifier.mark(traitsOf(excerpt, words, business))
    const over = Object.fromEntries(
      heads.map((head) => [head, Math.max(-2, Math.min(3, Math.log2(marks[head] / classifier.usual[head])))]),
    ) as Record<Head, number> // every head
    const likeness = (matter: Matter) => marks[matter] / classifier.usual[matter] ** 0.2
    const [matter = 'none'] = [...matters].sort((a, b) => likeness(b) - likeness(a))
    const text = textOfExcerpt(excerpt)
    const [teller, first] = [{ name: business, small, town }, excerpt.sentences[0] ?? '']
    const { cue, head, lead, isTopic } = introductionOf(excerpt, words, known)
    const isTheirs = isOfThem(text, business, words)
    // Whose `I` it is stands above it, or in it.
    const isOfKnown =
      cue?.kind === 'person' ||
      (excerpt.role === 'about' && text.toLowerCase().includes(business.toLowerCase()))
    const isFounders = tellsFounder(excerpt, words, teller)
    const isOfPart = !isFounders && isOfOnePart(excerpt, isTopic, known, words)
    const asked =
      isFounders && excerpt.kind === 'prose'
        ? 'founder'
        : askedOf(excerpt, business, words, isOfPart || (!head && !cue && lacksPlain(excerpt, words)))
    const marked = {
      ...excerpt,
      marks,
      over,
      matter,
      standsAlone: over.alone > leastAlone && !words.heOrShe.in(text) && !words.demonstratives.in(first),
      tells: telling(text, untold),
      answers: withFounder(answersIn(excerpt, words), isFounders),
      words: countWords(text),
      merit:
        over.worth +
        over.particular +
        0.5 * over.alone -
        0.6 * over.generic -
        0.4 * over.world -
        0.5 * over.leftover -
        (words.cliches.count(text) > 0.08 * Math.max(12, countWords(text)) ? 0.7 : 0) +
        (concrete.test(text) ? 0.5 : 0),
      isNamed: beginsWithName(first, business, words),
      isAboutThem: words.introduces.startOf(first) !== undefined,
      isTheirs,
      tellsFounding: tellsFounding(text, words),
      asksOfLost: isLost(excerpt.question ?? '', words),
      asksWho:
        words.asksWho.startOf(excerpt.question ?? '') !== undefined &&
        holdsName(excerpt.question ?? '', business),
      namesStep:
        words.steps.in(`${excerpt.question ?? ''} ${text}`) !== undefined ||
        words.stepsAtStart.startOf(text) !== undefined,
      tellsFirst: tellsFirst(excerpt, words),
      isForAll: isForAll(excerpt, words, business),
      needsHeading:
        excerpt.isCard === true && words.firstPerson.in(text) === undefined && !holdsName(text, business),
      isOfPart,
      isUnder: underWhat(excerpt.heading, words),
      told: introducedIn(excerpt, words, teller),
      isTheirsAtOnce:
        words.firstPerson.startOf(first) !== undefined || beginsWithName(first, business, words),
      isMission: words.missions.in(text) !== undefined,
      isRule:
        words.rules.in(excerpt.heading) !== undefined || words.rulesAtStart.startOf(first) !== undefined,
      ...(cue && { cue }),
      ...(head && { head }),
      ...(lead && { lead }),
      ...(asked && { asked }),
      isSomeones:
        excerpt.kind !== 'review' &&
        ((!isOnePersons &&
          !isOfKnown &&
          words.oneself.in(text) !== undefined &&
          !introducesOneself(excerpt, words, teller)) ||
          speaksOfNobody(excerpt, words, small)),
      isOfNames: excerpt.kind === 'list' && isOfNames(excerpt.sentences, small, words),
      lacksHeading: lacksHeading(excerpt, words, isTheirs, { cue, head, lead, asked }),
      isSigned: isSignedBy(excerpt.by ?? '', small, words),
      ownWords: ownWordsIn(text, about),
      isOffered: excerpt.kind === 'prose' && !excerpt.after && known.offers.has(excerpt.under ?? ''),
      stands: known.standsOf(excerpt),
      hasMoney: /[£$€₹]\s?\d|\d\s?(?:€|£)/.test(text),
    }
    return { ...marked, standing: standingBy(learntLeanings(), looksOf(marked, words)) }
  }

/** By a name, and not by what somebody is. */
const isSignedBy = (by: string, small: ReadonlySet<string>, { offices, plainHeadings }: Words) =>
  wordsIn(by).some((word) => !small.has(word)) && !offices.in(by.split(',')[0] ?? '') && !plainHeadings.is(by)

/** Who is behind it: whoever is introduced by name and role. */
const withFounder = (
  answers: readonly ProgrammeQuestion[],
  isFounders: boolean,
): readonly ProgrammeQuestion[] =>
  isFounders && !answers.includes('people') ? [...answers, 'people'] : answers

const underWhat = (heading: string, { othersHeadings, visions, aboutHeadings }: Words): Marked['isUnder'] =>
  othersHeadings.in(heading)
    ? 'others'
    : visions.in(heading)
      ? 'vision'
      : aboutHeadings.startOf(heading)
        ? 'about'
        : 'else'
const leastAlone = 0.4

/** Where nouns are large, only most of them by a first and a last name. */
const isOfNames = (
  lines: readonly string[],
  small: ReadonlySet<string>,
  { nounsAreLarge }: Pick<Words, 'nounsAreLarge'>,
) => {
  const isName = (line: string) =>
    nounsAreLarge
      ? /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\.?$/u.test(line)
      : wordsIn(line).every((word) => word.length < 4 || !small.has(word))
  return lines.filter(isName).length * (nounsAreLarge ? 1.5 : 3) > lines.length
}

/** A figure, a price, a span of time: what one can hold on to. */
const concrete = /[£$€]\s?\d|\b\d+(?:[.,]\d+)?\s?(?:%|\p{L}{2,})/u
