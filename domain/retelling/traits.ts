/** What kind of thing a statement says, so that the talk around it fits. */

const patterns = {
  price: /\b(?:pounds?|dollars?|euros?|pence|cents)\b/,
  year: /\b(?:1[5-9]|20)\d\d\b/,
  past: /\b(?:1[5-9]\d\d|200\d)\b/,
  clock:
    /\b(?:in the (?:morning|afternoon|evening)|o['’]clock|noon|midnight|weekdays?|(?<!Black )(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/,
  duration:
    /\b(?:takes?|lasts|within|ahead|ready|keeps?|rests?)\b[^.]*\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/,
  share: /\bpercent\b|\b(?:a|one) (?:half|third|quarter|tenth) of\b|\bout of\b/,
  reason: /\b(?:because|so that|which is why|that is why|the reason|means that|which means)\b/,
  refusal:
    /\b(?:[Tt]hey) (?:do|did|will|would|can|could)(?: ?not|n['’]t)\b|\b[Tt]hey (?:never|refuse|said no|say no|turn down)\b|\b[Tt]hey \w+ (?:no|nobody|nothing)\b/,
  condition: /\b(?:if|unless|until|except)\b/,
  promise:
    /\b(?:guarantee\w*|refund\w*|money back|get it back|cancel|pause|free of charge|in full|no charge|costs nothing)\b/i,
  care: /\b(?:by hand|one at a time|twice|checks?|checked|tested)\b/i,
  turn: /\b(?:cracked|was closed|closed down|lost(?!.time)|failed|broke|stopped|came back|took over|mistake|went wrong|burned|flooded|collapsed|quit)\b/,
  start: /\b(?:opened|founded|started|began|since)\b/,
  people: /\b(?:households|families|teams|companies|users|employers|members|students|for people)\b/,
  person:
    /(?<!\b(?:[Aa]n?|[Tt]he) )(?<!\p{Lu}\p{Ll}+ )\b(?!(?:They|You|There|This|That|What|Nobody|Each|Every|These|Most|Some|It|Theirs|Everything|Nothing|Which|Who|If|When|Everybody|Everyone|Anyone|Somebody|People|Data|Work)\b)\p{Lu}\p{Ll}+ (?:and \p{Lu}\p{Ll}+ )?(?:\p{Lu}\p{Ll}+ )?(?:makes?|runs?|bakes?|opened|trained|worked|came|leads?|started|founded|teaches|joined|mixed|moved|changed|writes|handles|advises|looks|answers|keeps)\b/u,
} as const

export type Trait = keyof typeof patterns

export function traitsOf(text: string): Set<Trait> {
  // Object.entries forgets which keys it was given.
  const all = Object.entries(patterns) as [Trait, RegExp][]
  return new Set(all.filter(([, pattern]) => pattern.test(text)).map(([trait]) => trait))
}
