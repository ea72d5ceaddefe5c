/** Whether words make a sentence: enough verbs to tell `We bake at night` from `Bread and cakes`. */
import { stem } from '#domain/language/inflection.ts'

const verbs = new Set(
  `is are was were be been am has have had do does did can could will would shall should may might must need
  accept add adapt advise agree aim allow answer appear apply arrange arrive ask assess attend avoid bake become begin believe belong
  book borrow bring build buy call carry cater change charge check choose clean close collect combine come commit compare complete
  connect consider contain continue cook coordinate cost cover create cut decide defend deliver depend design develop discuss draft draw drive
  earn eat employ enable end ensure enter establish evaluate expect explain explore face fall feed feel fill find finish fit fix fold
  follow form found freeze gather get give go grind grow guide handle hang happen help hire hold host import improve include
  increase inspect install invest invite join keep know last launch lead learn leave let lie like limit listen live look lose love
  made maintain make manage matter mean measure meet mill mix move name negotiate offer open operate order organise organize own pack
  paint park pay pick plan plant play point post prefer prepare present prevent print produce promise protect prove provide publish
  put raise reach read receive recommend record recover reduce refund remain remember remove repair replace reply report represent require
  rest return review rise roast run save say see select sell send serve set settle shape share ship show sign solve source speak specialise
  specialize spend stand start stay stop store supply support switch take talk taste teach tell test think throw track train travel treat try turn
  understand update upgrade use visit wait walk want wash watch weigh win work worry write`
    .split(/\s+/)
    .map(stem),
)

/** Nouns as often as verbs: they count where a verb stands. */
const ambiguous = new Set(
  `leave handle order cover work play plant rest post share cost charge change plan offer support use visit test track design report
  record form point place book park name need limit look drive lead end help hold pack paint pay repair return review rise roast
  run save set shape ship show sign source spend stand start stop store supply switch talk taste train travel treat try turn
  update upgrade walk wash watch handle weigh worry call claim cut draft draw feed fit fold guide hire host let light post price produce protest put reach
  raise mix move launch limit load lock fill finish face answer advance estimate`
    .split(/\s+/)
    .map(stem),
)
const beforeVerb =
  /^(?:we|you|they|i|he|she|it|who|that|which|and|or|not|also|always|never|can|will|should|must|may|people|customers|clients)$|[^s]s$/
const afterVerb =
  /^(?:a|an|the|your|our|their|his|her|its|it|them|us|you|from|less|more|nothing|about|up|\d.*|every|each|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/

export function isSentence(text: string): boolean {
  return (text.match(/\p{L}+/gu) ?? []).length >= 4 && hasVerb(text)
}

export const hasVerb = (text: string) => verbsIn(withoutClauses(text)) > 0 || startsWithVerb(text)

/** Verbs that stand as verbs; those that stand together count once. */
function verbsIn(text: string): number {
  const words = text.toLowerCase().match(/[\p{L}\d]+(?:['’]\p{L}+)?|,/gu) ?? []
  const at = words.flatMap((word, place) =>
    isVerb(word, words[place - 1] ?? '', words[place + 1] ?? '') ? [place] : [],
  )
  return at.filter(
    (place, index) => index === 0 || place > (at[index - 1] ?? 0) + 2 || finite.test(words[place] ?? ''),
  ).length
}

const finite = /^(?:is|are|was|were)$/
const determiner = /^(?:a|an|the|their|our|your|my|its|his|her|no|of|for|from|with)$/
const beForms = /^(?:is|are|was|were|be|been|am|keep|keeps)$/
const beforeAdjective = /^(?:|,|a|an|the|their|our|your|my|its|his|her|no|one|two|of|with)$/

function isVerb(word: string, before: string, after: string): boolean {
  if (/['’](?:re|ve|ll)$/.test(word)) return true
  if (determiner.test(before)) return false
  const key = stem(word)
  const isPast = /\p{L}{3}ed$/u.test(word) && word !== 'hundred' && !beforeAdjective.test(before)
  if (/ing$/.test(word) && stem(word) !== word) return beForms.test(before)
  if (before === '' || (!verbs.has(key) && !isPast)) return false
  if (/ed$/.test(word)) return isPast
  // `Spent` is no noun, whatever `spend` may be.
  const isChanged = key.startsWith('=') && word !== key.slice(1) && !word.endsWith('s')
  return isChanged || !ambiguous.has(key) || beforeVerb.test(before) || afterVerb.test(after)
}

/** The verbs of `cakes that sell` and `cakes to order` make no sentence; two verbs in such a clause do. */
function withoutClauses(text: string): string {
  return text
    .replace(/^(?:how|why)\b[^,.;:]*[,.;:]?/i, ' ')
    .replace(/(?<=\S\s)(?:that|which|who|whose|how|why|what|when|where)\b[^,.;:]*/giu, (clause) =>
      goesOn.test(clause) ? clause : ' ',
    )
    .replace(/(?<=\S\s)to \p{Ll}+\b/gu, ' ')
}

/** `Each child who visits gets a badge`: the verb after the clause is the sentence's own. */
const goesOn = /^\S+(?: \S+){2,} (?:is|are|was|were|costs?|takes|gets|goes|comes|means|makes|needs|works)\b/i

/** `Cut it first and freeze it` tells the reader what to do; `Open Monday to Friday` does not. */
export const startsWithVerb = (text: string) => {
  const [first = '', second = ''] = text.match(/[\p{L}\d]+/gu) ?? []
  const word = first.toLowerCase()
  const key = stem(word)
  const isBase = verbs.has(key) && (key === `=${word}` || !/(?:ed|ing|s)$/.test(word))
  if (second === '' || !isBase || /^\p{Lu}|^\d/u.test(second)) return false
  return !ambiguous.has(key) || afterVerb.test(second)
}
