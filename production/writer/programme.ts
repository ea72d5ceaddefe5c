/** Three Questions: hosts ask, the website is read aloud. What hosts say is formula; what is read stands word for word. */

import type { Script, ScriptChapter } from '#domain/script.ts'
import { type ProgrammeChoice, readOf, saysMoreThan } from './choose.ts'
import { sayHowToBegin } from './ending.ts'
import type { Marked } from './marked.ts'
import { answersWho } from './parts.ts'
import { sentencePointsBack } from './prose.ts'
import { capitalised, filled, pickOf } from './saying.ts'
import { Teller, type Told } from './teller.ts'
import type { Words } from './words-of.ts'

/** `unasked`: what no host has asked for, and what does not go on from anything. */
export function scriptOfChoice(
  choice: ProgrammeChoice,
  told: Told,
): { script: Script; unasked: readonly Marked[] } {
  const { hosts, facts } = told
  const { name, site, sign } = facts
  const values = { name, site, quote: choice.who.sentences[0] ?? '' }
  const [first, second, third] = hosts.summary.map((phrase) => filled(phrase, values))
  const { chapters, unasked } = chaptersOf(choice, told)
  const script: Script = {
    ...{ format: 'three-questions', language: told.language, show: name, chapters },
    title: sign ? capitalised(sign.text) : filled(pickOf(hosts.titles, new Set(), name), values),
    summary: [first ?? '', second ?? '', third ?? ''],
  }
  return { script, unasked }
}

function chaptersOf(
  choice: ProgrammeChoice,
  told: Told,
): { chapters: ScriptChapter[]; unasked: readonly Marked[] } {
  const { opening, who, thread, reviews, step } = choice
  const { hosts, facts } = told
  const isShort =
    readOf({ who, thread, reviews, ...(step && { step }) }).reduce((sum, { words }) => sum + words, 0) <
    mostOfShort
  const teller = new Teller(told, isShort)

  teller.chapter(hosts.chapters.who)
  if (opening) teller.read(opening, opening.sentences.slice(0, 1))
  else teller.say('host', hosts.announces)
  teller.say('guest', [hosts.disclosure])
  if (opening) teller.say('host', hosts.opened)
  if (!isShort && (facts.sign || answersWho(who))) teller.say('host', hosts.asksWho)
  teller.overDoor(who)
  teller.read(who)
  const [also] = thread
  const isSecond = facts.sign === undefined && saysMoreThan(who, also)
  if (isSecond) teller.read(also)
  teller.list(who)

  teller.chapter(hosts.chapters.more)
  const beats = thread.slice(isSecond ? 1 : 0)
  const unasked: Marked[] = []
  beats.forEach((excerpt, index) => {
    const isLed = goesOnFrom(beats[index - 1], excerpt) || teller.ask(excerpt)
    if (!isLed && excerpt.heading && index > 0) unasked.push(excerpt)
    teller.readWithEcho(excerpt)
  })
  reviews.forEach((review, index) => {
    teller.say(index === 0 ? 'host' : 'guest', index === 0 ? hosts.review : hosts.anotherReview, {
      by: (review.by ?? '').replace(/\.$/, ''),
    })
    teller.read(review)
  })

  teller.chapter(hosts.chapters.begin)
  const rest = opening ? restOf(opening, told.words) : []
  if (opening && rest.length > 0) {
    teller.say('guest', hosts.returns)
    teller.read(opening, rest)
  }
  sayHowToBegin(teller, { choice, hosts, facts, isShort })
  return { chapters: teller.chapters(), unasked }
}

/** Of words that are read. */
const mostOfShort = 60
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

/** What the opening goes on with, where it makes sense so much later. */
const restOf = ({ sentences: [, next = '', ...more] }: Marked, words: Words): readonly string[] =>
  next && !sentencePointsBack(next, words) && !words.ofPersons.in(next) ? [next, ...more] : []
