/** Names that nobody has, and names that stand for somebody else there. */
import { type Doubt, fault, open } from '#domain/gate/line.ts'
import { firstNames } from '#domain/gate/vocabulary/first-names.ts'
import { shortForms } from '#domain/gate/vocabulary/short-forms.ts'
import type { Word } from '#domain/gate/words.ts'
import { germanFronts, germanMeasures, germanTitles } from './german-nouns.ts'
import { isMisspelled } from './misspelled.ts'
import { isWhole, ownNames } from './own-names.ts'
import { has, type Retold } from './retold.ts'

export function names(retold: Retold): Doubt[] {
  const { said, around, heard, site, isQuestion } = retold
  const own = ownNames(retold)
  const strange = namesIn(said, site.vocabulary.code).filter(
    (name) =>
      ![around, heard, site.name].some((words) => formsOf(name).some((form) => has(words, form))) &&
      !around.some(({ raw }) => raw === shortForms.get(name.key)) &&
      !isOpener(name, retold) &&
      !own.has(bare(name.key)) &&
      !isWhole(name, retold) &&
      !isMisspelled(bare(name.key), around),
  )
  const absent = strange.filter((name) => !formsOf(name).some((form) => isOnSite(form, retold)))
  if (absent.length > 0 && !isQuestion)
    return [fault('name', `No passage names ${absent.map(({ raw }) => raw).join(' ')}.`)]
  if (strange.length === 0 || isQuestion) return []
  const shown = strange.map(({ raw }) => raw).join(' ')
  return isExchanged(retold, strange)
    ? [fault('name', `What the website says there does not name ${shown}.`)]
    : [open('name', `The quotation does not name ${shown}.`)]
}

/** Within a sentence; a first word only where another name follows it. German writes every noun so. */
export function namesIn(words: readonly Word[], code: string): Word[] {
  // `That's` is two words and no name.
  const written = words.filter(({ raw }, at) => raw !== words[at - 1]?.raw && !isShortened(raw))
  const isTitle = isInTitleCase(written)
  return written.filter((word) => {
    const at = written.indexOf(word)
    if (!isCapital(word) || free.has(word.key)) return false
    if (code === 'de') return isGermanName(written, at)
    const hasNext = goesOn(written, at)
    if (isTitle) return isKnown(word) || isKnownBefore(written, at)
    return isFirst(written, at) ? hasNext && !starters.has(word.key) : true
  })
}

/** The next word is a capital of the same name. */
function goesOn(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  return Boolean(next && isCapital(next) && !next.after && !free.has(next.key))
}

const isFirst = (words: readonly Word[], at: number) =>
  at === 0 || /[.:!?"“”„‘…–—]/.test(words[at]?.after ?? '')
const isKnown = ({ key }: Word) => firstNames.has(bare(key))
const isKnownBefore = (words: readonly Word[], at: number) => {
  const last = words[at - 1]
  return Boolean(last && isCapital(last) && isKnown(last) && !words[at]?.after)
}

/** `The Oven That Came Home`: its capitals name nobody. */
function isInTitleCase(words: readonly Word[]): boolean {
  const long = words.filter(({ raw }) => raw.length >= 4 && /^\p{L}/u.test(raw))
  return long.length >= 3 && long.filter(isCapital).length / long.length >= 0.75
}

/** A first name and what follows it, what follows a title, or two within a sentence without an article. */
function isGermanName(words: readonly Word[], at: number): boolean {
  const starts = (i: number): boolean => {
    const [last, word] = [words[i - 1], words[i]]
    if (!word || !isCapital(word) || !goesOn(words, i)) return false
    const isLoose = isFirst(words, i) || !last || isCapital(last) || last.number !== undefined
    return isKnown(word) || (!isLoose && !germanFronts.has(last.key) && !germanMeasures.has(word.key))
  }
  const last = words[at - 1]
  return starts(at) || (!words[at]?.after && Boolean(last && (starts(at - 1) || germanTitles.has(last.key))))
}

const isShortened = (raw: string) =>
  /['’]/.test(raw) && starters.has(raw.split(/['’]/)[0]?.toLowerCase() ?? '')
export const isCapital = ({ raw, number }: Word) => number === undefined && /^\p{Lu}\p{L}/u.test(raw)
export const bare = (key: string) => key.replace(/['’]s?$/, '')
/** `The Newcombes’` are called Newcombe; Adams is not Adam. */
function formsOf({ key }: Word): string[] {
  const single = bare(key).replace(/s$/, '')
  if (single.endsWith('e') && single.length > 5) return [key, bare(key), single.slice(0, -1)]
  return firstNames.has(single) && !peoples.has(single) ? [key, bare(key)] : [key, bare(key), single]
}
/** First names that are peoples, too: `the Romans`, of a Roman fort. */
const peoples = new Set(['roman', 'norman', 'german', 'frank'])
/** Written so and nobody's name. */
const free = new Set(
  `i monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february
  march april may june july august september october november december christmas easter doctor dr mr mrs ms english british american german french
  spanish italian european internet google i'm podcast ok okay vat sorry god`.split(/\s+/),
)
export const starters: ReadonlySet<string> = new Set(
  `the a an and but so or if in on at of for from by with they he she it we you their his her its our your my this that these those there here what
  which who when where why how not no yes then now after before because since until while as to every each all most some many one two three four five
  six seven eight nine ten only even just also still again never always nobody everybody everyone nothing neither both mine is are was were do does did have has had
  can could will would may might should must let go take bring call ask look think well right good oh ah fine exactly sure`.split(
    /\s+/,
  ),
)

const everything = new WeakMap<Retold['site'], ReadonlySet<string>>()

function isOnSite(key: string, { site }: Retold): boolean {
  const known =
    everything.get(site) ??
    new Set(
      site.reading.passages
        .map(({ text, heading, by }) => `${text} ${heading} ${by ?? ''}`)
        .concat(site.reading.name)
        .join(' ')
        .toLowerCase()
        .match(/[\p{L}\p{M}]+/gu),
    )
  everything.set(site, known)
  return known.has(key)
}

/** `Came Priya`, where Priya is known: a sentence begins so. */
function isOpener(name: Word, retold: Retold): boolean {
  const at = retold.said.indexOf(name)
  const next = retold.said[at + 1]
  return (
    isFirst(retold.said, at) &&
    !isKnown(name) &&
    (!next || isOnSite(bare(next.key), retold) || has(retold.heard, next.key))
  )
}

/** The statement has a name of its own, which this one leaves out, and is told otherwise as it stands. */
function isExchanged({ near, site, said, sections }: Retold, strange: readonly Word[]): boolean {
  if (!near || near.share < 0.5) return false
  const theirs = namesIn(near.statement.words, site.vocabulary.code).filter(({ key }) => !has(site.name, key))
  const isLost = theirs.length > 0 && !theirs.some(({ key }) => has(said, key))
  const pages = new Set(sections.map(({ passage }) => passage.url))
  const isOnPage = strange.every((name) =>
    site.sections.some(
      ({ passage, sentences }) =>
        pages.has(passage.url) &&
        sentences.some(({ words }) => formsOf(name).some((form) => has(words, form))),
    ),
  )
  // She is named further up on her page, and on no other.
  return isLost || !isOnPage
}
