/** A dog that the guest has, and a friend: invented names, which say nothing of the business as long as they are the guest's. */
import { type Word, wordsOf } from '#domain/gate/words.ts'
import { bare, isCapital } from './names.ts'
import { has, type Retold } from './retold.ts'

/** `I have a dog, Biscuit`, `my neighbour Ruth`, `a cat called Pepper`. */
const introduced = [
  /\b(?:I|we)(?: also| still| just)?(?:['’]ve| have| had| own)(?: \p{Ll}+){0,2} an? (?:\p{Ll}+ ){0,2}\p{Ll}+(?:,| called| named) (\p{Lu}[\p{L}’'-]+)/gu,
  /\b(?:my|our) (?:\p{Ll}+ ){0,2}\p{Ll}+,? (\p{Lu}[\p{L}’'-]+)(?! \p{Lu})/giu,
  /\b(?:my|our) (?:\p{Ll}+ ){0,2}\p{Ll}+(?:['’]s| is)(?: called)? (\p{Lu}[\p{L}’'-]+)(?! \p{Lu})/gu,
]

/** As the guest has introduced them, in whatever line before. */
export function ownNames({ before, text, speaker, site }: Retold): ReadonlySet<string> {
  const theirs = [...before, { speaker, text }].filter((line) => line.speaker === 'guest')
  return new Set(
    theirs.flatMap((line) =>
      introduced.flatMap((form) =>
        [...line.text.matchAll(form)].flatMap(([, name = '']) =>
          wordsOf(name, site.language).flatMap((word) =>
            /^\p{Lu}/u.test(word.raw) ? [word.key.replace(/['’]s?$/, '')] : [],
          ),
        ),
      ),
    ),
  )
}

/** `Brandon Tjaden`, of a Brandon who is called so elsewhere, and whoever is said to say it. */
export function isWhole(name: Word, { said, around, signed, site }: Retold): boolean {
  const first = said[said.indexOf(name) - 1]
  const whole = `${first?.raw} ${name.raw.replace(/['’]s?$/, '')}`
  const isThere = () =>
    site.reading.passages.some(({ text, heading, by = '' }) =>
      [text, heading, by].some((each) => each.includes(whole)),
    )
  const isSigned = signed.some((each) =>
    wordsOf(each, site.language).some(({ key }) => key === bare(name.key)),
  )
  const isChannel =
    channels.has(name.key) && site.reading.passages.some(({ text }) => text.includes(name.raw))
  return (
    isSigned ||
    isChannel ||
    isInitials(name, said, around) ||
    (first !== undefined && isCapital(first) && has(around, bare(first.key)) && isThere())
  )
}

/** `Call or WhatsApp`, of a number that stands a line above. */
const channels = new Set(['whatsapp', 'facebook', 'instagram', 'messenger', 'telegram', 'signal'])

/** `South Australia`, of SA, and `Canadian dollars`, of CAD. */
function isInitials(name: Word, said: readonly Word[], around: readonly Word[]): boolean {
  const at = said.indexOf(name)
  const isPart = (word: Word | undefined) => /^\p{Lu}/u.test(word?.raw ?? '')
  let [start, end] = [at, at + 1]
  while (isPart(said[start - 1])) start -= 1
  while (isPart(said[end])) end += 1
  const run = said.slice(start, end)
  const initials = run.map(({ raw }) => raw.charAt(0)).join('')
  // Two letters stand for too much.
  const isSure = initials.length > 2 || run.some(({ key }) => has(around, key))
  const short = [isSure ? initials : '', currencies.get(name.key) ?? '']
  return around.some(({ raw }) => raw.length > 1 && short.includes(raw))
}
const currencies = new Map([
  ['canadian', 'CAD'],
  ['australian', 'AUD'],
])
