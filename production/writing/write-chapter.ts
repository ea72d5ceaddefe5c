/** One chapter as a talk: somebody asks, somebody tells, and what was told is answered. */

import {
  aboutClause,
  aboutEvent,
  aboutThing,
  backToHook,
  backToThing,
  beforeQuestion,
  beforeQuote,
  chapterQuestions,
  goOn,
  goOnPrice,
  goOnReason,
  goOnRefusal,
  goOnTurn,
  nextChapter,
} from '#content/conversation/questions.ts'
import { asides, reactions } from '#content/conversation/reactions.ts'
import { isKeyOf } from '#domain/own.ts'
import type { Names } from '#domain/retelling/case.ts'
import { inOneGo, type Point } from '#domain/retelling/points.ts'
import type { Statement } from '#domain/retelling/statements.ts'
import { capitalised } from '#domain/retelling/third-person.ts'
import { topicOf } from '#domain/retelling/topic.ts'
import type { Speaker } from '#domain/script.ts'
import type { PhraseBook } from './phrase-book.ts'
import { Talk } from './talk.ts'

export type ChapterWork = {
  points: readonly Point[]
  words: number
  business: string
  names: Names
  phrases: PhraseBook
  /** The passage that goes on where the opening stopped. */
  hookGoesOn: string | undefined
  asker: Speaker
  teller: Speaker
}

/** A question and an answer. */
const wordsAround = 14
const overrun = 10
/** Less than this is not worth another point. */
const leastRoom = 18

export function writeChapter(work: ChapterWork): Talk {
  const talk = new Talk()
  const told = new Set<Point>()
  let before: Point | undefined
  let speakers = { asker: work.asker, teller: work.teller }
  // What was planned for may turn out shorter: then there is room for more.
  for (let room = work.words + overrun; room > leastRoom; room = work.words - talk.words) {
    const points = chosen(work, told, room)
    if (points.length === 0) break
    for (const point of points) {
      told.add(point)
      const statements = tellable(point, before, work)
      if (!statements[0]) continue
      lead(talk, { ...work, ...speakers }, { point, before, first: statements[0] })
      tellPoint(talk, { ...work, ...speakers }, point, statements)
      before = point
      // Whoever listened for a while has read the page too.
      if (told.size % 3 === 0) speakers = { asker: speakers.teller, teller: speakers.asker }
    }
  }
  return talk
}

/** The weightiest points that fit, in the order of the website. */
function chosen({ points, hookGoesOn }: ChapterWork, told: ReadonlySet<Point>, words: number): Point[] {
  let room = words
  const taken = new Set<Point>()
  const weightOf = (point: Point) => point.weight + (goesOn(point, hookGoesOn) ? 3 : 0)
  for (const point of [...points].sort((a, b) => weightOf(b) - weightOf(a))) {
    const cost = inOneGo(point).reduce((sum, each) => sum + each.words, wordsAround)
    if (told.has(point) || cost > room) continue
    taken.add(point)
    room -= cost
  }
  return points.filter((point) => taken.has(point))
}

const goesOn = ({ statements }: Point, passage: string | undefined) =>
  passage !== undefined && statements[0]?.passage === passage

function tellable(point: Point, before: Point | undefined, { business }: ChapterWork): Statement[] {
  const isContinued =
    point.kind === 'quote' ||
    (before?.heading === point.heading && before.url === point.url && before.theme === point.theme)
  const from = point.statements.findIndex(
    ({ pointsBack, said }) => !pointsBack || (isContinued && !/^They\b/.test(said)),
  )
  if (from < 0 || leansOnOther(point, before)) return []
  const [first, ...others] = inOneGo({ ...point, statements: point.statements.slice(from) })
  if (!first) return []
  // What it went on from is told elsewhere, or not at all.
  const anew = { ...first, said: capitalised(first.said.replace(/^(?:And|But|So) /, '')) }
  return before ? [anew, ...others] : [named(anew, business), ...others]
}

/** `Can I freeze it?` only after the question before it. */
const leansOnOther = ({ question }: Point, before: Point | undefined) =>
  question !== undefined && /\b(?:it|this|that|one|them)\b/i.test(question) && before?.kind !== 'answer'

/** The first `they` of a chapter says who they are. */
export function named(statement: Statement, business: string): Statement {
  if (statement.words > 22 || statement.pointsBack || statement.isOnes || !/^They\b/.test(statement.said))
    return statement
  return { ...statement, said: `At ${business}, t${statement.said.slice(1)}` }
}

type Next = { point: Point; before: Point | undefined; first: Statement }

function lead(talk: Talk, work: ChapterWork, next: Next): void {
  const { phrases, asker, business } = work
  const { point, before, first } = next
  if (!before && point.theme === 'questions') talk.say(asker, phrases.pick(chapterQuestions.questions))
  if (point.question) {
    if (before && phrases.chance(0.5)) talk.say(asker, phrases.pick(beforeQuestion))
    talk.say(asker, point.question, [first.passage])
    return
  }
  if (point.kind === 'prices' && before) talk.say(asker, phrases.pick(goOnPrice))
  else if (goesOn(point, work.hookGoesOn)) talk.say(asker, phrases.pick(backToHook))
  else if (point.kind === 'quote') talk.say(asker, phrases.pick(beforeQuote))
  else if (!before && opensWell(point, first) && phrases.isNew(`the first question on ${point.theme}`))
    talk.say(asker, phrases.pick(chapterQuestions[point.theme], { name: business }))
  else if (!byTopic(talk, work, next)) talk.say(asker, before ? onwards(work, first) : begins(work, first))
}

/** A question about the beginning wants a beginning for an answer. */
function opensWell({ theme }: Point, { traits, said }: Statement): boolean {
  if (theme === 'story') return traits.has('start') || traits.has('person') || traits.has('year')
  if (theme !== 'price') return theme === 'work'
  // `They spent a million on research` is no answer to what it costs.
  return traits.has('price') && /\b(?:costs?|pays?|prices?|fees?|charged?|deposit|free)\b/.test(said)
}

const aboutTopic = { thing: aboutThing, clause: aboutClause, event: aboutEvent }

function byTopic(talk: Talk, { phrases, asker, names }: ChapterWork, { point, before }: Next): boolean {
  const topic = point.heading === before?.heading ? undefined : topicOf(point.heading, names)
  if (!topic) return false
  const isNew = phrases.isNew(topic.text)
  if (!isNew && topic.form !== 'thing') return false
  const said = phrases.pick(isNew ? aboutTopic[topic.form] : backToThing, { topic: topic.text })
  talk.say(asker, said)
  return Boolean(said)
}

/** A chapter without a question of its own. */
const begins = (work: ChapterWork, first: Statement) =>
  work.asker === work.teller ? onwards(work, first) : work.phrases.pick(nextChapter)

function onwards({ phrases, asker, teller }: ChapterWork, { traits, said }: Statement): string | undefined {
  if (asker === teller) return phrases.chance(0.5) ? phrases.pick(asides) : undefined
  const fitting = [
    ...(traits.has('price') && /^(?:A|An|The)\b/.test(said) ? [goOnPrice] : []),
    ...(traits.has('turn') ? [goOnTurn] : []),
    ...(traits.has('refusal') || traits.has('condition') ? [goOnRefusal] : []),
    ...(/^(?:That is because|The reason)/.test(said) ? [goOnReason] : []),
  ]
  return (fitting[0] && phrases.pick(fitting[0])) ?? phrases.pick(goOn)
}

function tellPoint(talk: Talk, work: ChapterWork, { kind }: Point, statements: readonly Statement[]): void {
  const { asker, teller, phrases } = work
  let speaker = teller
  for (const [at, statement] of statements.entries()) {
    const isPause = at === 2 && kind !== 'quote'
    if (isPause && phrases.chance(0.4)) speaker = asker
    else if (isPause) react(talk, work, { statement: statements[1], speaker: asker })
    if (at === 3) speaker = teller
    talk.tell(speaker, statement)
  }
  const listener = speaker === teller ? asker : teller
  if (statements.length !== 2 || phrases.chance(0.6))
    react(talk, work, { statement: statements.at(-1), speaker: listener })
}

function react(talk: Talk, { asker, teller, phrases }: ChapterWork, { statement, speaker }: Reaction): void {
  if (asker === teller) {
    talk.say(asker, phrases.chance(0.35) ? phrases.pick(asides) : undefined)
    return
  }
  const banks = [...(statement?.traits ?? [])].flatMap((trait) =>
    isKeyOf(reactions, trait) ? [reactions[trait]] : [],
  )
  const bank = phrases.chance(0.75) ? phrases.oneOf(banks) : undefined
  talk.say(speaker, (bank && phrases.pick(bank)) ?? phrases.pick(reactions.any))
}

type Reaction = { statement: Statement | undefined; speaker: Speaker }
