/** Who a business says it is. */
import type { Passage, Reading } from '#domain/evidence.ts'
import { countWords, splitSentences } from '#domain/language/sentences.ts'
import { spokenForm } from '#domain/language/spoken-form.ts'
import { mostWordsInBreath } from './breaths.ts'
import { type Statement, statement } from './statements.ts'
import { toThirdPerson } from './third-person.ts'
import { isDeed } from './verb-list.ts'
import { isSentence } from './verbs.ts'
import { isNoise } from './web-noise.ts'

/** `Harbour Lane Bakery is a family bakery in Saltmouth.` Rather what it is than what it does, or what it has. */
export function descriptionOf({ name, passages }: Reading): string | undefined {
  const [start = name] = /^\S+(?: \S+)?(?= \S+$)/.exec(name) ?? []
  // `Green Acres` is not called Green where other things are green.
  const isWord = passages.some(({ text }) =>
    new RegExp(`\\b${start.toLowerCase().replace(/\W/g, '.')}\\b`).test(text),
  )
  const short = isWord ? name : start
  const either = [name, short].map((each) => spokenForm(each).replace(/[^\p{L}\p{N} ]/gu, '.')).join('|')
  const says = new RegExp(
    `^(?:The )?(?:${either})(?: (?:\\p{Lu}\\p{L}+|plc|ltd|inc|llc))*(?:, [^,]{2,30},)? (\\p{Ll}+)\\b.*\\.$`,
    'u',
  )
  const told = passages
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ text }) => splitSentences(text))
    .map((sentence) => spokenForm(toThirdPerson(sentence)))
    .filter((sentence) => countWords(sentence) <= 27)
    .map((sentence) => ({ sentence, verb: says.exec(sentence)?.[1] ?? '' }))
  const tells = (isFit: (verb: string) => boolean) => told.find(({ verb }) => isFit(verb))?.sentence
  return (
    tells((verb) => /^(?:is|are)$/.test(verb)) ??
    tells((verb) => !/^(?:does|has|was)$/.test(verb) && isDeed(verb)) ??
    tells((verb) => /^(?:has|was|were)$/.test(verb))
  )
}

const kinds =
  'studio|practice|shop|store|agency|firm|company|consultancy|restaurant|caf[eé]|bakery|clinic|school|business|platform|app|brewery|roastery|hotel|garage|salon|gym|workshop|charity|network|community|collective|manufacturer|maker|supplier|provider|publisher|gallery|theatre|farm|winery|nursery|surgery|pharmacy|library|museum|office|bank|fund|marketplace|laborator\\w+|start-?up'
const description = new RegExp(`^An? (?:[\\p{L}'’&-]+,? ){0,6}?(?:${kinds})\\b[^:;?!]*\\.$`, 'u')

/** `A warm, welcoming yoga studio in the heart of Bristol.` leaves out who that is. */
export function describedIn({ id, kind, text }: Passage): Statement[] {
  const [first = ''] = kind === 'text' ? splitSentences(text) : []
  if (!description.test(first) || isSentence(first) || isNoise(first)) return []
  const said = `They are ${first.charAt(0).toLowerCase()}${spokenForm(first).slice(1)}`
  return countWords(said) <= mostWordsInBreath ? [statement(id, said)] : []
}
