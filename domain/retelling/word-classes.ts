/** Words by what they do in a sentence. */

/** `Built for small teams.`, `Joined in 2011 and was promoted.`: somebody is missing. */
export const withoutSubject =
  /^(?:\p{L}+ed|built|made|founded|run|led|known|grown|sold|kept|held|brought|taught|written|driven|designed) (?:(?:in|by|for|with|from|over|to|at|on|as|and|the|an?|our|their|his|her)\b|\p{Lu}|\d)/u

/** `Co-founded` is a deed; `auto-match` and `on-call` are words of their own. */
export const withoutPrefixes = (text: string) =>
  text.replace(/\b(?:co|re|pre|over|out|under)-(?=\p{L})/giu, '')

export const adverb =
  /^(?:also|always|never|not|often|still|now|only|just|already|usually|rarely|sometimes|then|even|\p{L}{3,}ly)$/iu
export const determiner =
  /^(?:a|an|the|their|our|your|my|its|his|her|no|of|for|from|with|by|at|in|on|to|into|per)$/
export const number = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/
export const opensSentence =
  /^(?:the|an?|our|their|his|her|its|my|your|we|you|they|i|he|she|it|this|these|those|every|each|nobody|everybody|everyone|some|all|most|many|both|in|on|at|when|after|before|since|by|from|for|with|over|during|\d+|one|two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|\p{L}+ty(?:-\p{L}+)?)$/u
export const person =
  /^(?:we|you|they|i|he|she|it|who|nobody|everybody|everyone|somebody|people|customers|clients|staff|families|guests|members|students|parents|children|employees)$/
export const many =
  /(?<!pound)(?<!s)s$|^(?:people|children|men|women|many|most|all|some|both|few|others|staff|police|us|them)$/
export const joins = /^(?:[,;]|and|or|but|nor)$/

/** After these an ambiguous word is a verb: `chairs the board`. */
export const opensObject =
  /^(?:a|an|the|your|our|their|his|her|its|it|them|us|you|less|more|nothing|something|somewhere|about|up|out|back|down|away|together|alone|pounds|\d.*|every|each|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|most|many|all|some|any|both|this|these|those|who|what|how|where|whether|everyone|everything|nobody|themselves|itself)$/
export const opensPlace =
  /^(?:for|in|on|at|from|to|with|without|by|until|through|between|off|over|under|into|after|before|within|since|per|as|well|once|twice)$/
export const praise = /^(?:best|new|other|first|last|right|own|top|great|free|full)$/
/** `We both`, `you in the shop` */
export const isNoDeed =
  /^(?:and|or|but|both|all|alone|each|who|that|which|with|in|on|at|of|for|from|to|as|than|the|an?|our|your|their|if|when|because|so|here|there|too|again|either|\p{L}+ing|\p{L}+ly)$/u

export const auxiliary = /^(?:am|is|are|was|were|has|have|had|did|\p{L}+n['’]t)$/u
export const modal = /^(?:do|does|can|could|will|would|shall|should|may|might|must|cannot)$/
export const contraction =
  /^(?:i|we|you|they|he|she|it|who|that|there|here|this|what|everything|nobody|everyone)['’](?:m|s|re|ve|ll|d)$/
/** Forms that are nothing but the past. */
export const past = new Set(
  'went gave began grew knew drove spoke chose rose ate saw fell became wore drew flew ran came swam sang rang took wrote broke threw forgot shook stole woke froze withdrew swore tore bore bit rode sank blew'.split(
    ' ',
  ),
)
/** Past and present in one. */
export const unchanged = /^(?:let|put|cut|set|cost|read|hit|quit|shut|spread)$/
export const participle = new Set(
  'gone given begun grown known driven spoken chosen risen eaten seen fallen worn drawn flown taken written broken thrown forgotten shaken stolen frozen done been gotten shown sewn woven hidden bitten rung sworn torn withdrawn ridden'.split(
    ' ',
  ),
)
export const isRegularPast = (word: string) =>
  /\p{L}{2}(?<!e)ed$/u.test(word) && !/^(?:hundred|sacred|kindred|naked|shed|bed|red)$/.test(word)
