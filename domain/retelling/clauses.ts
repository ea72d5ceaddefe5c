/** What is left of a sentence without the clauses that lean on it: their verbs make none. */

const persons = 'i|we|you|they|he|she|it'
const subjects = `${persons}|nobody|everybody|everyone|somebody|a|an|the|our|your|their|his|her|its|my|there|this|these|those|people|customers|clients`
const untilPause = '[^,.;:]*'
const times =
  '(?:day|night|week|weekend|month|year|morning|afternoon|evening|time|moment|spring|summer|autumn|winter|season|decade|second|minute|hour|end|beginning|start|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?'
const places = 'from|at|in|on|of|with|for|by|under|over|after|before|during|through|to'

const clauses: readonly RegExp[] = [
  /^(?:how|why|what)\b[^,.;:]*[,.;:]?/iu,
  // At the beginning, until there is a pause or somebody else: `If you call us we answer`.
  new RegExp(
    `^(?:while|if|unless|because|although|though|when|where|what|whether|wherever|whenever|(?:before|after|until|since|once|as)(?= (?:${persons})\\b))\\s+\\S+\\s[^,.;:]*?(?:,|(?=\\s(?:we|you|they|i|he|she)(?:['’]\\p{Ll}+)?\\s))`,
    'iu',
  ),
  // `The cluster, which opened in 2019, generated`
  /, (?:which|who|whose|where) [^,.;:]*,/giu,
  // `Bags that do not rattle`, `a CISO who will own the register`
  new RegExp(`(?<=\\s)(?:that|which|who|whose|how|why|what|when|where|whether)\\b${untilPause}`, 'giu'),
  // `Conflict warnings before you drop`
  new RegExp(
    `(?<=\\S\\s)(?:before|after|until|since|while|if|unless|because|although|though|once|so that|as soon as|as|than)\\s(?:${subjects})\\b${untilPause}`,
    'giu',
  ),
  // `As Miss Charlton did`, after a pause
  new RegExp(`(?<=,\\s)(?:as|while|where|because|if|until|unless|although|though)\\b${untilPause}`, 'giu'),
  // `A rill you can hear from the kitchen`, but `The first year we sold thirty` and `From the table you can see it`
  new RegExp(
    `(?<=(?<!\\b(?:${places})\\s)\\b(?:an?|the|every|any|all|some)\\s(?:(?:best|first|last|only|\\p{L}+est)\\s)?(?!${times}\\s)\\p{L}+\\s)(?:i|we|you|they)\\b${untilPause}`,
    'giu',
  ),
  /(?<=\S\s)to \p{Ll}+\b/gu,
]

/** `Each child who visits gets a badge`: the verb after the clause is the sentence's own. */
const goesOn =
  /^(\S+(?: \S+){2,8}? )(?:is|are|was|were|costs?|takes?|gets?|goes|go|comes?|means?|makes?|needs?|works?|keeps?|gives?|pays?|saves?|holds?)\b(?! (?:you|we|they|us|them)\b)/i
/** `That receives consent will deliver` has said who does it. */
const goesOnLater = /^((?:that|which|who) (?:also )?\p{L}+s (?:\S+ )+?)(?:will|can|has|must|may)\b/iu
/** What somebody shows, knows or asks. */
const isObject = /^(?:how|why|what|who|where|whether)\b/i

export const withoutClauses = (text: string): string =>
  clauses.reduce((left, clause) => left.replace(clause, remainder), text)

function remainder(clause: string): string {
  if (/^to |,$/.test(clause)) return ' '
  const inside = (goesOn.exec(clause) ?? goesOnLater.exec(clause))?.[1]
  if (inside) return `x ${clause.slice(inside.length)}`
  return isObject.test(clause) ? 'something' : ' '
}
