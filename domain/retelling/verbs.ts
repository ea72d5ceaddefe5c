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
  `order cover work play plant rest post share cost charge change plan offer support use visit test track design report
  record form point place book park name need limit look drive lead end help hold pack paint pay repair return review rise roast
  run save set shape ship show sign source spend stand start stop store supply switch talk taste train travel treat try turn
  update upgrade walk wash watch watch weigh worry call claim cut draft draw feed fit fold guide hire host let light post price produce protest put reach
  raise mix move launch limit load lock fill finish face answer advance estimate`
    .split(/\s+/)
    .map(stem),
)
const beforeVerb =
  /^(?:we|you|they|i|he|she|it|who|that|which|and|or|not|also|always|never|can|will|should|must|may|people|customers|clients)$|[^s]s$/
const afterVerb =
  /^(?:a|an|the|your|our|their|his|her|its|it|them|us|you|from|less|more|nothing|about|up|\d.*|every|each|two|three|four|five|six|ten)$/

export function isSentence(text: string): boolean {
  return (text.match(/\p{L}+/gu) ?? []).length >= 4 && hasVerb(text)
}

export function hasVerb(text: string): boolean {
  const main = withoutClauses(text)
  const words = main.toLowerCase().match(/[\p{L}\d]+(?:['’]\p{L}+)?/gu) ?? []
  const isVerb = (word: string, at: number) => {
    if (/['’](?:re|ve|ll)$/.test(word)) return true
    const key = stem(word)
    if (at === 0 || !verbs.has(key)) return false
    return (
      !ambiguous.has(key) ||
      /ed$/.test(word) ||
      beforeVerb.test(words[at - 1] ?? '') ||
      afterVerb.test(words[at + 1] ?? '')
    )
  }
  const hasSubject = /\b(?:we|you|i|they|he|she|it|there|this|that|who|nobody|everyone)\b/i.test(main)
  return words.some(isVerb) || startsWithVerb(main) || (hasSubject && words.some((word) => /ed$/.test(word)))
}

/** The verbs of `cakes that sell` and `cakes to order` make no sentence. */
const withoutClauses = (text: string) =>
  text
    .replace(/^(?:how|why)\b[^,.;:]*[,.;:]?/i, ' ')
    .replace(
      /(?<=\S\s)(?:that|which|who|whose|how|why|what|when|where|to(?= \p{Ll}+\b))\b[^,.;:]*?(?=[,.;:]|\b(?:is|are|was|were|has|have|costs?|goes|comes|takes|means|will|can)\b|$)/giu,
      ' ',
    )

/** `Cut it first and freeze it` tells the reader what to do; `Open Monday to Friday` does not. */
export const startsWithVerb = (text: string) => {
  const [first = '', second = ''] = text.match(/[\p{L}\d]+/gu) ?? []
  const isBase =
    verbs.has(stem(first.toLowerCase())) &&
    !/(?:ed|ing|s)$/.test(first) &&
    !ambiguous.has(stem(first.toLowerCase()))
  return (
    second !== '' &&
    !/^\p{Lu}|^\d/u.test(second) &&
    (isBase || (ambiguous.has(stem(first.toLowerCase())) && afterVerb.test(second)))
  )
}
