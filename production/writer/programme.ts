/** Three Questions: hosts ask, the website is read aloud. What hosts say is formula; what is read stands word for word. */

import type { Asks } from '#content/programme/asks.ts'
import type { HostWords, Phrases } from '#content/programme/language.ts'
import type { ProgrammeQuestions } from '#content/programme/questions.ts'
import { own } from '#domain/own.ts'
import type { Script, ScriptChapter, Sentence, Speaker } from '#domain/script.ts'
import { seedOf } from '#domain/seeded.ts'
import { promisedBy } from './answered.ts'
import { type ProgrammeChoice, readOf, saysMoreThan } from './choose.ts'
import type { Cue } from './cues.ts'
import { sayHowToBegin } from './ending.ts'
import { textOfExcerpt } from './excerpt.ts'
import type { ShownFacts } from './facts.ts'
import { bareOf } from './headings.ts'
import type { Marked } from './marked.ts'
import { heardAfter } from './range.ts'
import type { Words } from './words-of.ts'

type Told = {
  hosts: HostWords
  questions: ProgrammeQuestions
  asks: Asks
  words: Words
  facts: ShownFacts
}

export function scriptOfChoice(choice: ProgrammeChoice, told: Told): Script {
  const { hosts, facts } = told
  const { name, site, sign } = facts
  const values = { name, site, quote: choice.who.sentences[0] ?? '' }
  const [first, second, third] = hosts.summary.map((phrase) => filled(phrase, values))
  return {
    show: name,
    title: sign ? capitalised(sign.text) : filled(pickOf(hosts.titles, new Set(), name), values),
    summary: [first ?? '', second ?? '', third ?? ''],
    chapters: chaptersOf(choice, told),
  }
}

function chaptersOf(choice: ProgrammeChoice, told: Told): ScriptChapter[] {
  const { opening, who, thread, reviews, step } = choice
  const { hosts, facts } = told
  const isShort =
    readOf({ who, thread, reviews, ...(step && { step }) }).reduce((sum, { words }) => sum + words, 0) <
    mostOfShort
  const teller = tellerOf(told, isShort)
  const { say, read, introduce, chapter } = teller

  chapter(hosts.chapters.who)
  const first = opening?.sentences.slice(0, 1)
  if (opening && first) {
    read(opening, first)
    say('guest', [hosts.disclosure])
  }
  say('host', hosts.announces)
  if (!first) say('guest', [hosts.disclosure])
  if (!isShort) say(first ? 'guest' : 'host', hosts.asksWho)
  teller.overDoor(who)
  read(who)
  const [also] = thread
  const isSecond = facts.sign === undefined && saysMoreThan(who, also)
  if (isSecond) read(also)
  teller.list(who)

  chapter(hosts.chapters.more)
  const rest = thread.slice(isSecond ? 1 : 0)
  rest.forEach((excerpt, index) => {
    if (!goesOnFrom(rest[index - 1], excerpt)) introduce(excerpt, index === 0)
    read(excerpt)
  })
  reviews.forEach((review, index) => {
    say(index === 0 ? 'host' : 'guest', index === 0 ? hosts.review : hosts.anotherReview, {
      by: (review.by ?? '').replace(/\.$/, ''),
    })
    read(review)
  })

  chapter(hosts.chapters.begin)
  if (opening && first && first.length < opening.sentences.length) {
    say('guest', hosts.returns)
    read(opening)
  }
  sayHowToBegin(teller, { choice, hosts, facts, isShort })
  return teller.chapters()
}

/** Of words that are read. */
const mostOfShort = 130
/** Below one heading, as long as nobody waits for another voice. */
const mostUnbroken = 110
/** The website itself goes on with the same matter, and nobody asks it to. */
const goesOnFrom = (before: Marked | undefined, { url, heading, kind, words, after }: Marked) =>
  kind === 'prose' &&
  before?.kind === 'prose' &&
  before.url === url &&
  before.heading === heading &&
  after !== undefined &&
  before.words + words < mostUnbroken

type Values = Readonly<Record<string, string>>

/** Where little is read, one host is enough, and nobody counts questions. */
function tellerOf({ hosts, questions, asks, words, facts }: Told, isShort: boolean) {
  const chapters: { title: string; sentences: Sentence[] }[] = []
  const used = new Set<string>()
  let asker: Speaker = isShort ? 'host' : 'guest'
  const add = (sentence: Sentence) => {
    chapters.at(-1)?.sentences.push(sentence)
  }
  /** What it is about was just said: by a host who asked for it, or by what stands over the door. */
  let isKnown = false
  /** What stands above it, where a reader may say it. */
  const headOf = ({ head, isCard, isOfPart }: Marked) =>
    head && !used.has(bareOf(head).toLowerCase()) && (!isKnown || isCard || isOfPart) ? head : undefined
  const say = (
    speaker: Speaker,
    phrases: Phrases,
    values: Values = {},
    support: readonly string[] | 'bridge' = 'bridge',
  ) => {
    const text = filled(pickOf(phrases, used, facts.name), { name: facts.name, site: facts.site, ...values })
    add({ speaker: isShort ? 'host' : speaker, text, support })
    asker = speaker
  }
  const other = (): Speaker => (!isShort && asker === 'host' ? 'guest' : 'host')
  const ask = (speaker: Speaker, { kind, heading }: Cue, support: readonly string[]) => {
    used.add(heading).add(heading.toLowerCase())
    say(speaker, kind === 'question' ? ['{heading}'] : hosts.topics, { heading, subject: heading }, support)
  }
  return {
    chapter: (title: string) => void chapters.push({ title, sentences: [] }),
    chapters: () => chapters.filter(({ sentences }) => sentences.length > 0),
    say,
    /** What stands over the door, as the website has it, where the first answer does not say so; the end is where it began. */
    overDoor(who?: Marked) {
      const { sign } = facts
      isKnown = sign !== undefined
      if (sign && !(who && textOfExcerpt(who).toLowerCase().includes(sign.text.toLowerCase())))
        add({ speaker: 'reader', text: `${capitalised(sign.text)}.`, support: [sign.passage] })
    },
    /** What they offer, each by its name. */
    list(who: Marked) {
      const heard = heardAfter(who.sentences, facts.range)
      if (heard.length > 0) say(other(), hosts.asksRange)
      for (const { text, passage } of heard) add({ speaker: 'reader', text, support: [passage] })
    },
    read(excerpt: Marked, sentences: readonly string[] = excerpt.sentences) {
      const speaker: Speaker = excerpt.kind === 'review' ? 'customer' : 'reader'
      const lead = sentences === excerpt.sentences ? headOf(excerpt) : undefined
      if (lead && excerpt.under) {
        used.add(bareOf(lead).toLowerCase())
        add({ speaker, text: lead, support: [excerpt.under] })
      }
      isKnown = false
      for (const text of sentences)
        add({ speaker, text, support: excerpt.passages, ...(excerpt.by && { by: excerpt.by }) })
    },
    /** The website's own question, what its heading names, or what it promises: a host asks for nothing else, or is silent. */
    introduce(excerpt: Marked, isFirst: boolean) {
      const { cue, kind, passages } = excerpt
      const promises = promisedBy(excerpt, words)
      const speaker = other()
      const promised = kind === 'prices' ? 'price' : promises.find((question) => !used.has(question))
      const about = promised && questions[promised].about
      const isNamed = cue && kind !== 'prices' && !used.has(cue.heading)
      const isOfPrice = kind === 'prices' || (excerpt.hasMoney && excerpt.answers.includes('price'))
      const answered = isOfPrice ? 'price' : excerpt.asked
      const isFit = answered && (!promises.includes(answered) || asks[answered]?.fitsBelow)
      const question = isFit && !used.has(answered) ? asks[answered]?.says : undefined
      if (isNamed && (cue.kind !== 'topic' || !question)) ask(speaker, cue, passages)
      else if (answered && question) {
        used.add(answered)
        isKnown = true
        say(speaker, question)
      } else if (promised && about) {
        used.add(promised)
        say(speaker, hosts.topics, { subject: about })
      } else if (isFirst && !isShort) say(speaker, hosts.asksMore)
    },
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Not one that was said already, and for each business another. */
function pickOf(phrases: Phrases, used: Set<string>, name: string): string {
  const free = phrases.filter((phrase) => !used.has(phrase))
  const from = free.length > 0 ? free : phrases
  const phrase = from[seedOf(`${name} ${phrases[0]}`) % from.length] ?? ''
  used.add(phrase)
  return phrase
}

/** What a phrase does not name stays as it is; what is filled in is never looked through again. */
const filled = (phrase: string, values: Values) =>
  phrase.replace(/\{(\w+)\}/g, (all, key) => own(values, key) ?? all).replace(/\.\.(?=\s|$)/g, '.')
