/** From a reading to a script, without a model: what is chosen is read aloud, and hosts ask for it. */

import type { Language } from '#content/programme/language.ts'
import type { LeftOut } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Effect, Material, Want } from '#domain/material.ts'
import { withoutOwnWords } from '#domain/own-words.ts'
import type { Script } from '#domain/script.ts'
import type { HostLine, Wishes } from '#domain/wishes.ts'
import { aimOf } from './aim.ts'
import { type ProgrammeChoice, readOf } from './choose.ts'
import { type Classifier, trainedClassifier } from './classifier.ts'
import { withPersons } from './cues.ts'
import { excerptsOf } from './excerpts.ts'
import { factsOf, type ShownFacts } from './facts.ts'
import { withFurtherTitle } from './further-title.ts'
import { knownOf } from './known-of.ts'
import { type Marked, markedBy } from './marked.ts'
import { withOwnSummary, withOwnTelephone } from './own-excerpts.ts'
import { refusalsOf, withoutRefused, withoutRefusedWays } from './passing.ts'
import { scriptOfChoice } from './programme.ts'
import { heardAfter, rangeOf } from './range.ts'
import { shortened } from './shortened.ts'
import { signOf } from './sign.ts'
import { smallWordsOf } from './small-words.ts'
import type { Told } from './teller.ts'
import { countRead } from './tiers.ts'
import { askedByTopic } from './topic.ts'
import { wishedWhereabouts } from './whereabouts.ts'
import { wishedChoice } from './wished.ts'
import { wordsOfLanguage } from './words-of.ts'

type Considered = {
  all: readonly Marked[]
  leftOut: readonly LeftOut[]
  /** What came of the wishes of an operator and of earlier episodes. */
  effects: readonly Effect[]
  /** Passages that are not told from, by their ids. */
  withheld: readonly string[]
}
export type WrittenProgramme =
  | ({ outcome: 'written'; script: Script; choice: ProgrammeChoice } & Considered)
  /** So many words could be read, and they are too few for a minute. */
  | ({ outcome: 'too-little'; words: number; want?: Want } & Considered)

/** Twenty seconds of their own; below that nobody has heard who they are, and what is special about them. */
const leastWords = 50
/** Whoever says it in their own words says it shorter. */
const leastOfTheirs = 20

/** One more of the same business needs so many that nobody has heard: what is left at last is scraps. */
const leastOfFurther = 90

/** What an owner has chosen is told whether or not somebody can ask for it. */
const mostWished = Number.POSITIVE_INFINITY

/** Whatever is taken instead can be refused as well. */
const mostRounds = 6

type Writing = {
  classifier?: Classifier
  /** What whoever asked has chosen and said; the reading holds their words already. */
  wishes?: Wishes | undefined
}

export function writeProgramme(
  material: Material,
  language: Language,
  { classifier = trainedClassifier(), wishes }: Writing = {},
): WrittenProgramme {
  const words = wordsOfLanguage(language)
  const reading = withoutOwnWords(material)
  const small = smallWordsOf(reading)
  const told = { ...language, words, language: language.code, small, mostAskedMore: wishes ? mostWished : 1 }
  const isSaid = (line: HostLine) => !wishes?.silent?.includes(line)
  const { excerpts, leftOut } = excerptsOf(reading, words)
  const everything = rangeOf(reading, words, small)
  const known = knownOf(reading, excerpts, words, small, everything)
  const marked = withPersons(excerpts.map(markedBy(classifier, words, known))).map((each) =>
    isAimed(material) ? each : shortened(each, words),
  )
  const all = askedByTopic(marked, material, words, known)
  const aim = aimOf(all, material, words)
  const facts = wishedWhereabouts(withOwnTelephone(factsOf(reading, words), wishes?.telephone), wishes)
  const sign = isSaid('sign') ? signOf(reading, words, small) : undefined
  const offered = isSaid('range') ? everything.filter(({ text }) => !aim.isUnwanted(text)) : []
  let shown: ShownFacts = { ...facts, range: offered, ...(sign && !aim.isUnwanted(sign.text) && { sign }) }
  const leastOfOne = wishes?.sentence && wishes.answers?.length ? leastOfTheirs : leastWords
  const least = all.some(aim.isTold) && !wishes ? leastOfFurther : leastOfOne
  const refusals = refusalsOf(material, language.code)
  // What is on their list is heard there.
  let left = offered.length === 0 ? all : all.filter(({ kind }) => kind !== 'list')
  for (let round = 1; ; round += 1) {
    const chosen = wishedChoice(aim.choose(left, shown.sign?.text), all, wishes, words)
    const { choice, plain } = heardOf(chosen, { ...told, facts: shown })
    const isCounted = (each: Marked) => wishes !== undefined || !aim.isTold(each)
    // What they offer is heard, too; in an episode that follows, it was heard before.
    const listed = choice && !all.some(aim.isTold) ? heardAfter(choice.who.sentences, shown.range) : []
    const read = countRead(readOf(choice).filter(isCounted))
    const length = read + countWords(listed.map(({ text }) => text).join(' '))
    const considered = { all, leftOut, effects: aim.effectsOf(choice), withheld: aim.withheldFrom(choice) }
    if (!choice || !plain || length < least) {
      const want = aim.want()
      return { outcome: 'too-little', words: length, ...considered, ...(want && { want }) }
    }
    const titled = withFurtherTitle(plain, choice, material, { words, hosts: language.hosts })
    const script = withOwnSummary(titled, wishes, facts.site)
    // What somebody chose themselves is shown to them with the reason why it is not heard.
    const isLast = wishes !== undefined || round === mostRounds
    const refused = isLast ? [] : refusals(script)
    if (refused.length === 0) return { outcome: 'written', script, choice, ...considered }
    left = withoutRefused(left, refused)
    shown = withoutRefusedWays(shown, refused)
  }
}

/** Without what nobody could ask for. */
function heardOf(chosen: ProgrammeChoice | undefined, told: Told) {
  if (!chosen) return {}
  const plain = scriptOfChoice(chosen, told)
  const heard = new Set(plain.chapters.flatMap(({ sentences }) => sentences.map(({ text }) => text)))
  const isHeard = ({ sentences }: Marked) => sentences.some((sentence) => heard.has(sentence))
  return { plain, choice: { ...chosen, thread: chosen.thread.filter(isHeard) } }
}

/** What somebody wants to hear may stand anywhere in a passage, and whoever wants more gets it. */
const isAimed = ({ topic, note, minutes }: Material) => Boolean(topic || note) || minutes !== undefined
