/** Pronouns and their nouns. */
import type { Word } from '#domain/gate/words.ts'
import { isHost } from '#domain/script.ts'
import { before, type Heard, inScene, type Talk } from './heard.ts'

/** Undefined where everybody knows who and what is meant; else the word that means nothing. */
export function pointsAtNothing(heard: Heard, talk: Talk): string | undefined {
  if (!isHost(heard.line.speaker) || talk.vocabulary.code !== 'en') return undefined
  return missingPerson(heard, talk) ?? missingThing(heard, talk) ?? missingOther(heard, talk)
}

const persons = new Set(['he', 'she', 'him', 'her', 'his', 'hers', 'himself', 'herself'])
const hes = new Set(['he', 'him', 'his', 'himself'])
/** Whoever may be a he or a she. */
const people = new Set(
  `man woman somebody someone anybody anyone nobody boy girl owner founder boss teacher nurse doctor lawyer solicitor engineer baker cook chef farmer mechanic
  daughter son mother father sister brother wife husband aunt uncle grandmother grandfather cousin parent child colleague partner client customer guest
  pupil student manager director driver neighbour neighbor friend person host guy couple bride groom patient tenant priest vicar widow apprentice player
  builder carpenter plumber designer artist inventor writer musician pianist captain officer shepherd secretary assistant dentist vet dog cat horse who
  each everyone everybody neither either one kid whoever queen king granny grandma grandpa mum mom dad`.split(
    /\s+/,
  ),
)

const personLines = 4

/** `She trained in Porto` behind lines that name nobody. */
function missingPerson(heard: Heard, talk: Talk): string | undefined {
  const at = heard.words.findIndex(({ key }) => persons.has(key))
  const word = heard.words[at]
  if (!word || isNamed(heard.words.slice(0, at), talk) || inQuotes(heard.line.text, word.raw))
    return undefined
  // Whoever is asked for is named in the answer; a person whom two talk about stays where they are.
  const lines = before(talk, heard, heard.at < 2 ? 2 : personLines)
  const isHe = hes.has(word.key)
  const isKnown = lines.some(
    ({ words, scene }) =>
      isNamed(words, talk) ||
      ((scene === heard.scene || heard.asks) &&
        words.some(({ key }) => persons.has(key) && hes.has(key) === isHe)),
  )
  return isKnown || isMain(isHe, heard, talk) ? undefined : word.raw
}

const often = 3

/** Whom the whole talk is about needs no name in every scene. */
const isMain = (isHe: boolean, { index }: Heard, { lines }: Talk) =>
  lines
    .slice(0, index)
    .filter(({ words }) => words.some(({ key }) => persons.has(key) && hes.has(key) === isHe)).length >= often

const isNamed = (words: readonly Word[], { names }: Talk) =>
  words.some(({ key, raw, after }, at) => {
    const isAlone = at === 0 && (words.length === 1 || /[.!?]/.test(words[1]?.after ?? ''))
    const isName =
      at > 0 && !/[.!?:]/.test(after) ? key !== 'i' : names.has(raw) || (isAlone && !capitals.has(raw))
    return people.has(key) || people.has(key.replace(/s$/, '')) || (isName && /^\p{Lu}\p{Ll}/u.test(raw))
  })
/** First words that are no names. */
const capitals = new Set(
  `The A An And But So Or If In On At Of For From By With They We You It He She His Her Their My Your Our This That These Those There Here What Which Who
  When Where Why How Not No Yes Then Now After Before Because While As To Every Each All Most Some Many One Two Three Four Five Only Even Just Also Still Is Are
  Was Were Do Does Did Have Has Had Can Could Will Would May Might Must Go Let Good Oh Ah Fine Right Well Okay Never Nobody Nothing Both Neither`.split(
    /\s+/,
  ),
)

const inQuotes = (text: string, word: string) => new RegExp(`["“][^"”]*\\b${word}\\b`).test(text)

/** `That one surprised me`, as the first words of a scene. */
function missingThing(heard: Heard, talk: Talk): string | undefined {
  if (heard.at > 0 || heard.asks) return undefined
  const isFirst = heard.scene === 0
  const opens =
    /^(?:(?:And|But|So|Then),? )?(That one|Those|These|The other one|The others|Neither|Both of them|That(?= (?:is|was|has|had|means|comes|came|takes|costs|works)\b)|That's)/.exec(
      heard.line.text,
    )?.[1]
  if (!opens) return undefined
  const ringing = isFirst ? [] : before(talk, heard, 1)
  return ringing.some(({ asks }) => asks) ? undefined : opens
}

/** `The other one` needs two of them. */
function missingOther(heard: Heard, talk: Talk): string | undefined {
  const found = /\b(?:the other one|the other ones|the others|the latter|the former)\b/i.exec(
    heard.line.text,
  )?.[0]
  if (
    !found ||
    /\b(?:one|some|first|half|most|two|both|\d+)\b.*\b(?:the other|the latter)/i.test(heard.line.text)
  )
    return undefined
  const scene = inScene(before(talk, heard, 3), heard.scene)
  const isKnown = scene.some(
    ({ words, line }) =>
      words.some(({ number }) => (number ?? 0) >= 1) ||
      /\b(?:and|or|both|either|brothers|sisters|one|some|pair|couple|half|most|many|few|\w+s)\b/i.test(
        line.text,
      ),
  )
  return isKnown ? undefined : found
}
