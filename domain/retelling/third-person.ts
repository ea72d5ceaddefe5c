/** What a business says of itself, told by somebody else: we bake our bread → they bake their bread. */

/** `Class I` is a number. */
const pronoun =
  /(?<!\b(?:[Cc]lass|[Tt]ype|[Pp]hase|[Ss]tage|[Pp]art|[Tt]ier|[Ll]evel|[Gg]rade|[Vv]olume|[Cc]hapter|War) )\bI\b(?!\.\S)/g

/** Whether one person speaks. */
export const saysI = (text: string) => text.search(pronoun) >= 0 || /\b(?:[Mm]y|me|mine)\b/.test(text)

const persons: readonly (readonly [RegExp, string])[] = [
  [/\b(We|we)(?=['’](?:re|ve|ll|d)\b)/g, 'they'],
  [/\bI['’]m\b/g, "they're"],
  [/\bI(?=['’](?:ve|ll|d)\b)/g, 'they'],
  [/\bI am\b/g, 'they are'],
  [/\bI was\b/g, 'they were'],
  [/\bI has\b/g, 'they have'],
  [/\b(?:am|was) I\b/g, 'are they'],
  [pronoun, 'they'],
  [/\b(?:We|we)\b/g, 'they'],
  [/\b(?:Ourselves|ourselves|myself)\b/g, 'themselves'],
  [
    /\b(?:Ours|ours)\b|(?<=\b(?:of|is|are|was|were|than|as) )mine\b|^Mine\b(?= (?:is|are|was|were)\b)/g,
    'theirs',
  ],
  [/\b(?:Our|our|My|my)\b/g, 'their'],
  [/\b(?:us|me)\b/g, 'them'],
  [/(?<=\w )here\b(?!['’])/g, 'there'],
]

export function toThirdPerson(text: string): string {
  return capitalised(persons.reduce((told, [what, by]) => told.replace(what, by), text))
}

/** A question to the business becomes one about it; its asker stays who they are. */
export function askedAboutThem(question: string): string {
  const told = question
    .replace(/\bAre you\b/g, 'Are they')
    .replace(/\bare you\b/g, 'are they')
    .replace(/\b(you|You)\b/g, 'they')
    .replace(/\b(?:your|Your)\b/g, 'their')
    .replace(/\byours\b/g, 'theirs')
    .replace(/\bwe\b/g, 'they')
    .replace(/\bour\b/g, 'their')
    .replace(/\bus\b/g, 'them')
  return capitalised(told)
}

export const capitalised = (text: string) => text.replace(/^["'“]?\p{Ll}/u, (letter) => letter.toUpperCase())
