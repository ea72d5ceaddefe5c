/** What kind of thing a statement says, so that the talk around it fits. */

const patterns = {
  price: /\b(?:pounds?|dollars?|euros?|pence|cents)\b/,
  year: /\b(?:1[5-9]|20)\d\d\b/,
  clock: /\b(?:in the (?:morning|afternoon|evening)|o['’]clock|noon|midnight|weekdays?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/,
  duration: /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/,
  share: /\bpercent\b|\b(?:a|one) (?:half|third|quarter|tenth) of\b|\bout of\b/,
  reason: /\b(?:because|so that|which is why|that is why|the reason|means that|which means)\b/,
  refusal: /\b(?:not|never|nothing|nobody|no|without|neither)\b|n['’]t\b/,
  condition: /\b(?:if|unless|until|except)\b/,
  promise: /\b(?:guarantee\w*|refund\w*|money back|get it back|cancel|pause|free of charge|in full|no charge|costs nothing)\b/i,
  care: /\b(?:by hand|one at a time|every|each|twice|checks?|checked|tested?)\b/i,
  turn: /\b(?:cracked|closed|lost|failed|broke|stopped|changed|came back|took over|moved|left|almost|mistake|wrong)\b/,
  start: /\b(?:opened|founded|started|began|since)\b/,
  people: /\b(?:customers?|clients?|households?|families|teams|companies|users|guests|people|employers?|employees|members|readers|students)\b/,
  person: /\b\p{Lu}\p{Ll}+ (?:and \p{Lu}\p{Ll}+ )?(?:\p{Lu}\p{Ll}+ )?(?:is|was|has|makes?|runs?|bakes?|opened|trained|worked|came|leads?|started|founded|teaches|joined|mixed|moved|changed|writes|handles|advises|looks|answers|keeps)\b/u,
  list: /,[^,]+(?:,| and )[^,]+\b(?:and|or)\b/,
} as const

export type Trait = keyof typeof patterns

export function traitsOf(text: string): Set<Trait> {
  // Object.entries forgets which keys it was given.
  const all = Object.entries(patterns) as [Trait, RegExp][]
  return new Set(all.filter(([, pattern]) => pattern.test(text)).map(([trait]) => trait))
}
