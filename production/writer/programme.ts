/** Three Questions: hosts ask, the website is read aloud. What hosts say is formula; what is read stands word for word. */

import { countWords } from '#domain/language/sentences.ts'
import type { Script, ScriptChapter } from '#domain/script.ts'
import type { ProgrammeChoice } from './choose.ts'
import { sayHowToBegin } from './ending.ts'
import type { Marked } from './marked.ts'
import { isGoingOn } from './order.ts'
import { sentencePointsBack } from './prose.ts'
import { capitalised, filled } from './saying.ts'
import { mostUnbroken, Teller, type Told } from './teller.ts'
import { placeToSay } from './whereabouts.ts'
import type { Words } from './words-of.ts'

export function scriptOfChoice(choice: ProgrammeChoice, told: Told): Script {
  const { hosts, facts } = told
  const { name, site, sign } = facts
  const values = { name, site, quote: choice.who.sentences[0] ?? '' }
  const [first, second, third] = hosts.summary.map((phrase) => filled(phrase, values))
  return {
    ...{ format: 'three-questions', language: told.language, show: name },
    chapters: chaptersOf(choice, told),
    title: sign ? capitalised(sign.text) : (thingOf(choice.who, told) ?? name),
    summary: [first ?? '', second ?? '', third ?? ''],
  }
}

function chaptersOf(choice: ProgrammeChoice, told: Told): ScriptChapter[] {
  const { opening, who, thread, reviews } = choice
  const { hosts, facts } = told
  const teller = new Teller(told)

  teller.chapter(hosts.chapters.who)
  const [whoFirst, whoAfter] = opening ? [[], who.sentences] : apart(who, told.words, facts.sign?.text)
  if (opening) teller.read(opening, opening.sentences.slice(0, 1))
  else teller.overDoor(who)
  teller.read(who, whoFirst)
  teller.say('host', opening ? hosts.opened : hosts.announces)
  teller.say('guest', [hosts.disclosure])
  const town = placeToSay(facts, [...teller.heard(), ...who.sentences])
  if (town) teller.say('guest', hosts.place, { town: town.said }, town.passages)
  if (opening) teller.overDoor(who)
  teller.read(who, whoAfter)
  // What speaks of the house goes on from who they are by itself.
  const begun = countBegun(who, thread)
  for (const each of thread.slice(0, begun)) teller.read(each)
  const listed = teller.list(who, thread.slice(begun))

  teller.chapter(hosts.chapters.more)
  const beats = thread.slice(begun).filter((each) => !listed.includes(each))
  let before: Marked | undefined
  for (const each of beats) {
    if (!goesOnFrom(before, each) && !teller.introduces(each, before)) continue
    teller.read(each)
    before = each
  }
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
  sayHowToBegin(teller, { choice, hosts, facts })
  return teller.chapters()
}

/** `A family bakery in Saltmouth`: what the first answer says that they are, as the title. */
function thingOf({ sentences: [first = ''] }: Marked, { words, facts }: Told): string | undefined {
  const defines = words.defines.in(first)
  const at = defines ? first.toLowerCase().indexOf(` ${defines} `) : -1
  if (!defines || at < 0 || !first.slice(0, at).includes(facts.name.split(' ')[0] ?? '')) return undefined
  const [, ...article] = defines.split(' ')
  const said = first.slice(at + defines.length + 2)
  const [thing = ''] = said.split(/[,;:.–—(]| (?:that|which|who|where|with|and we) /)
  // `dedicated to professional, practical and fair advice` stops at no comma.
  if (isOneOfRow.test(said.slice(thing.length))) return undefined
  const length = countWords(thing)
  return length > 1 && length <= mostOfTitle ? capitalised([...article, thing.trim()].join(' ')) : undefined
}
const mostOfTitle = 9
const isOneOfRow = /^,[^;:.–—(]{1,60} (?:and|or|und|oder|et|ou|y|o) /

/** As much as says what they are before two hosts say whose words these are. */
const mostOfCold = 75
function apart({ sentences }: Marked, words: Words, sign = ''): [readonly string[], readonly string[]] {
  const lengths = sentences.map((_, at) => countWords(`${sign} ${sentences.slice(0, at + 1).join(' ')}`))
  const end = Math.max(1, lengths.filter((length) => length <= mostOfCold).length)
  const next = sentences.findIndex((text, at) => at >= end && !sentencePointsBack(text, words))
  const cut = next < 0 ? sentences.length : next
  return [sentences.slice(0, cut), sentences.slice(cut)]
}

const mostBegun = 2
function countBegun(who: Marked, thread: readonly Marked[]): number {
  const rest = thread.findIndex((each) => !isGoingOn(each))
  const going = thread.slice(0, rest < 0 ? mostBegun : Math.min(rest, mostBegun))
  const words = (all: readonly Marked[]) => all.reduce((sum, each) => sum + each.words, 0)
  return going.length > 1 && words([who, ...going]) > mostUnbroken ? 1 : going.length
}
/** The website itself goes on with the same matter, below one heading, and nobody asks it to. */
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
