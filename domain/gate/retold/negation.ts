/** A no where the website says yes, and a yes where it says no: before the same words. */
import { contentOf } from '#domain/gate/content.ts'
import { type Doubt, fault } from '#domain/gate/line.ts'
import { finderOf } from '#domain/gate/phrases.ts'
import type { Site } from '#domain/gate/site.ts'
import { list } from '#domain/gate/vocabulary/weight.ts'
import type { Word } from '#domain/gate/words.ts'
import { isMostlySaid, isOtherForm } from './beside.ts'
import { advice } from './causes.ts'
import { deniesBehind, deniesOtherwise, isNeeded, isTheirWish } from './denied-otherwise.ts'
import { isOfHosts } from './hosts.ts'
import { has, type Near, type Retold } from './retold.ts'

/** `No price on the page`: what the website leaves open is a host's own observation. */
const saysOfPage = /\b(?:on|auf) (?:the|their|that|this|der|ihrer) (?:page|site|website|seite|webseite)\b/i
/** A talk says them of itself. */
const idioms =
  list(`no doubt, no wonder, why not, whether or not, not only, not just, no matter, nothing but, not to mention, no question, never mind,
  if not, from nothing, no trouble, not bad, not far, not long, not quite, not really, not even, no more than, not more than, no less than, not a day, not an assistant`)

export function negation({ said, near, site, isQuestion, told, text, heard }: Retold): Doubt[] {
  if (!near || isQuestion || isOfHosts(said)) return []
  const added = (
    near.share < 0.5 || advice.test(text) || saysOfPage.test(text) ? [] : denialsIn(said, site)
  ).find(({ at, of }) => {
    // A no in front answers; what is denied is named there, and nowhere with a no.
    const isAnswer = at === 0 && /^\p{L}+[.,]/u.test(text)
    return (
      !isAnswer &&
      of.length > 0 &&
      told.some(({ words }) => holds(words, of, site)) &&
      told.every(({ words }) => !holds(words, of, site) || !isDenied(words, of, site, true))
    )
  })
  if (added) return [fault('negation', `“${said[added.at]?.raw}” is not on the website there.`)]
  if (said.length <= 3) return []
  // `Neither wanted it. – Each thought the other did.`
  const isHeard = (of: readonly string[]) =>
    denialsIn(heard, site).some(
      ({ at, of: these }) => neither.has(heard[at]?.key ?? '') && (these.length === 0 || these[0] === of[0]),
    )
  const content = contentOf(said, site.vocabulary)
  const lost = told
    .filter(({ words }) => !(has(words, 'if') && has(words, 'would')))
    .filter(
      ({ words }) =>
        words === near.statement.words ||
        // `“Slipped disc” isn't really a thing` has its no, and the next sentence another.
        (isMostlySaid(words, content, site) && !(near.isCopy && deniersOf(site)(said).length > 0)),
    )
    .flatMap(({ words }) =>
      denialsIn(words, site)
        .filter(({ of }) => !isOtherForm(words, of, said, site) && !isPlainIn(near, words, of, site))
        .filter(({ at }) => !isTheirWish(words, at) && !isNeeded(words, said, site))
        .map(({ at, of }) => ({ raw: words[at]?.raw, of })),
    )
    .find(({ of }) => of.length > 0 && holds(said, of, site) && !isDenied(said, of, site) && !isHeard(of))
  return lost ? [fault('negation', `The website says “${lost.raw}”, and this leaves it out.`)] : []
}

/** `Alleged party wall issues` has no no, whatever became of them in the next sentence. */
const isPlainIn = ({ statement, share }: Near, words: readonly Word[], of: readonly string[], site: Site) =>
  words !== statement.words &&
  share >= 0.7 &&
  holds(statement.words, of, site) &&
  !isDenied(statement.words, of, site)

const neither = new Set(['neither', 'weder'])

type Denial = { at: number /** The words that it denies. */; of: readonly string[] }

export function denialsIn(words: readonly Word[], site: Site): Denial[] {
  const skipped = finderOf(idioms)(words)
  return deniersOf(site)(words)
    .filter(({ at }) => !skipped.some((each) => at >= each.at && at < each.at + each.length))
    .map(({ at, length }) => {
      const from = at + length
      const end = words.findIndex((word, i) => i >= from && (isBreak(word) || isDenier(words, i, site)))
      const behind = words.slice(from, Math.min(from + 5, end < 0 ? words.length : end))
      return {
        at,
        of: [
          ...contentOf(
            behind.filter(({ key }) => !mental.has(key)),
            site.vocabulary,
          ),
        ]
          .filter((word) => word !== '#1')
          .slice(0, 3),
      }
    })
}

/** `They do not think it is your fault` denies the fault. */
const mental = new Set(
  'think thinks say says believe believes mean means suppose claim find finds want wants know knows'.split(
    ' ',
  ),
)

const isBreak = ({ key, after }: Word) =>
  /[,;:.–—]/.test(after) || /^(?:and|but|und|aber|et|mais|y|pero|because)$/.test(key)
const isDenier = (words: readonly Word[], at: number, site: Site) =>
  deniersOf(site)(words.slice(at, at + 1)).length > 0

function deniersOf({ vocabulary }: Site) {
  const row = vocabulary.weights.find(({ name }) => name === 'negation')
  return finderOf(row?.phrases ?? [])
}

const holds = (words: readonly Word[], of: readonly string[], { vocabulary }: Site) => {
  const content = contentOf(words, vocabulary)
  return content.has(of[0] ?? '') && of.filter((word) => content.has(word)).length >= of.length / 2
}

/** A no stands before the first of them, in their clause. */
function isDenied(words: readonly Word[], of: readonly string[], site: Site, isWide = false): boolean {
  const places = words.flatMap((word, at) =>
    [...contentOf([word], site.vocabulary)].some((root) => of.includes(root)) ? [at] : [],
  )
  const [first = 0, last = first] = [places[0], places.at(-1)]
  let start = first
  while (start > 0 && start > first - 6 && !isBreak(words[start] as Word)) start -= 1 // below the length
  // `Glass bottles are also not permitted`: anywhere in its sentence.
  const clause = isWide ? words : words.slice(start, last + 1)
  // `Stop` denies, unless it is what is denied.
  const others = clause.filter(
    (word) => ![...contentOf([word], site.vocabulary)].some((root) => of.includes(root)),
  )
  return deniersOf(site)(clause).length > 0 || deniesOtherwise(others) || isDeniedBehind(words, last, site)
}

/** `Das erfüllte ihn nicht.` German denies a verb at the end of its clause; a no before other words denies those. */
function isDeniedBehind(words: readonly Word[], last: number, site: Site): boolean {
  if (deniesBehind(words.slice(last + 1)).length > 0) return true
  if (site.vocabulary.code !== 'de') return false
  const next = words.findIndex((word, at) => at > last && isBreak(word))
  const end = next < 0 ? words.length : next
  return end - 1 > last && words[end - 1]?.key === 'nicht'
}
