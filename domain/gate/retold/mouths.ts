/** Who is said to say it and to do it. */
import { type Doubt, fault } from '#domain/gate/line.ts'
import { finderOf } from '#domain/gate/phrases.ts'
import type { Section } from '#domain/gate/site.ts'
import { speaksFor } from '#domain/gate/speakers.ts'
import { type Word, wordsOf } from '#domain/gate/words.ts'
import { namesIn } from './names.ts'
import { has, type Retold } from './retold.ts'
import { isNamedBelow, isOfHeading, isSigned, namedSpeaker, signedIn } from './told-by.ts'

/** `Nell says that …`, where the page is Tomasz's. */
export function speakers(retold: Retold): Doubt[] {
  const { sections, site } = retold
  const named = signedIn(retold) ?? namedSpeaker(retold)
  const isBusiness = named && wordsOf(named, site.language).every(({ key }) => has(site.name, key))
  const isOne = (section: Section) =>
    named &&
    (isTheirs(named, section, retold) || isOfPage(named, section, retold) || isNamedBelow(section, retold))
  if (named && !isBusiness && !sections.some(isOne))
    return [fault('speaker', `The website does not say that these are words of ${named}.`)]
  const quoted = sections.filter(({ passage }) => passage.kind === 'quote')
  if (isOfHouse(retold)) return []
  const isOnlyQuoted = quoted.length > 0 && quoted.length === sections.length
  const isOwners = (section: Section) => retold.signed.some((name) => isOfPage(name, section, retold))
  const isNamed = (section: Section) => isSigned(section, retold) || isNamedBelow(section, retold)
  if (!isOnlyQuoted || quoted.some((section) => isNamed(section) || isOwners(section))) return []
  return [fault('speaker', `These are words of ${quoted[0]?.signature || 'a customer'}: say so.`)]
}

/** `We aim to reply within a day`, in a box like those of customers, and nobody has signed it. */
const isOfHouse = ({ sections, quoted }: Retold): boolean =>
  sections.every(({ signature, passage }) => !signature && !passage.by) &&
  housesVoice.test(quoted.map(({ key }) => key).join(' '))
const housesVoice =
  /\bwe (?:only |also |always |will |happily )?(?:aim|reply|respond|answer|deliver|offer|provide|sell|serve|install|repair|ship|guarantee)\b/

/** They signed it, wrote the page, or the passage itself says that they said it. */
function isTheirs(name: string, section: Section, { site }: Retold): boolean {
  if (speaksFor(name, section, site) || isOfHeading(name, section, site)) return true
  const words = section.sentences.flatMap((sentence) => sentence.words)
  const isSaid = words.some(({ key }) => site.vocabulary.says.has(key) || thinks.has(key))
  return isSaid && namesIn(wordsOf(`– ${name}`, site.language), 'en').every(({ key }) => has(words, key))
}

/** Their writer names them, nobody else has signed it, and the page names them and says I. */
function isOfPage(name: string, { passage, signature }: Section, { signed, site }: Retold): boolean {
  const parts = wordsOf(name, site.language).map(({ key }) => key)
  const isIn = (words: readonly Word[]) => parts.every((key) => has(words, key))
  if (signature || !signed.some((each) => isIn(wordsOf(each, site.language)))) return false
  const page = site.sections.filter(({ passage: { url, kind } }) => url === passage.url && kind !== 'quote')
  const words = page.flatMap(({ sentences }) => sentences.flatMap((each) => each.words))
  const { title = '' } = site.reading.pages.find(({ url }) => url === passage.url) ?? {}
  return (
    isIn([...words, ...wordsOf(title, site.language)]) && words.some(({ key }) => site.vocabulary.i.has(key))
  )
}
const thinks = new Set(['thinks', 'believes', 'said', 'has', 'calls', 'called', 'denkt', 'pense', 'piensa'])

/** `You deliver`, `customers deliver`, where the website says `we deliver`. */
export function doers({ said, told, site, isQuestion, heard }: Retold): Doubt[] {
  const { doers: strangers, we, they } = site.vocabulary
  const at = said.slice(0, 3).findIndex(({ key }) => strangers.has(key))
  const stranger = said[at]
  const verb = said.slice(at + 1, at + 4).find(({ key }) => !auxiliary.has(key))
  // `So eleven people voted`: they were counted.
  if (!stranger || !verb || isQuestion || said[at - 1]?.number !== undefined) return []
  // `Ihre Lieferanten kennen sie`: whoever does it stands behind the verb.
  if (site.vocabulary.code === 'de' && behindVerb.has(said[said.indexOf(verb) + 1]?.key ?? '')) return []
  // `What would the two of us do? – You work on eight bars.`
  if (stranger.key === 'you' && together([...heard, ...said]).length > 0) return []
  const isTheirs = told.some(
    ({ words, passage }) =>
      passage.kind !== 'quote' &&
      words.some(
        ({ key }, i) =>
          (we.get(key) === 'we' || they.get(key) === 'we') && isDone(words.slice(i + 1, i + 4), verb),
      ),
  )
  const isNamed = told.some(({ words }) =>
    words.some(
      ({ key }, i) => key === stranger.key && words.slice(i + 1, i + 5).some((word) => word.key === verb.key),
    ),
  )
  return isTheirs && !isNamed
    ? [fault('doer', `On the website it is not “${stranger.raw}” who does this.`)]
    : []
}

const together = finderOf(['#2 of us', '#2 of you', 'both of us', 'both of you', 'you #2', 'together'])

/** `We were asked by customers`: it is done to them. */
function isDone(words: readonly Word[], verb: Word): boolean {
  const at = words.findIndex(({ key }) => !auxiliary.has(key))
  const isPassive =
    words.slice(0, Math.max(0, at)).some(({ key }) => being.has(key)) && !verb.key.endsWith('ing')
  return words[at]?.key === verb.key && !isPassive
}
const being = new Set(['am', 'is', 'are', 'was', 'were', 'be', 'been'])

const behindVerb = new Set(['sie', 'er', 'wir', 'man', 'ich'])
const auxiliary = new Set(
  `can could will would may might do does did have has had are is was were be been not also always never only still just even usually`.split(
    ' ',
  ),
)
