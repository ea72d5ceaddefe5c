/** Limits of a sentence that a line goes along: most, some and if stay with their words. */
import { contentOf } from '#domain/gate/content.ts'
import { type Doubt, fault, open } from '#domain/gate/line.ts'
import { finderOf } from '#domain/gate/phrases.ts'
import type { Site } from '#domain/gate/site.ts'
import { list } from '#domain/gate/vocabulary/weight.ts'
import type { Word } from '#domain/gate/words.ts'
import { isCounted, isEndOfRange, isJustSaid, lastOf, ofSentence } from './limits-heard.ts'
import type { Retold } from './retold.ts'

/** `Most`, `some` and `if` belong to the words behind them. */
export function limitsLost(retold: Retold): Doubt[] {
  const { near, line, site } = retold
  if (!near || near.share < 0.6) return []
  const { words } = near.statement
  const content = contentOf(line, site.vocabulary)
  return site.vocabulary.weights
    .filter(({ name }) => name === 'part' || name === 'condition')
    .flatMap(({ name, phrases }) => {
      const others = name === 'part' ? [...instances, ...existing] : [...instances, ...onlyOtherwise(words)]
      const kept = finderOf([...phrases, ...others])(line).length > 0
      const lost = kept
        ? undefined
        : finderOf(phrases)(words).find(({ at, length, phrase }) => {
            if (
              links.has(phrase) ||
              isGiven(words, at) ||
              isJustSaid(phrase, near, retold) ||
              isWhether(words, at) ||
              isEndOfRange(words, at, line) ||
              isCounted(words, at + length, line) ||
              isNotEven(words, at) ||
              words[at - 1]?.key === 'not' ||
              isOfOthers(words, at, length, content, site)
            )
              return false
            const behind = [...contentOf(behindOf(words, at, at + length, phrase, site), site.vocabulary)]
            if (
              !isOfFront(phrase, at + length, words) &&
              isSaidInFront(behind, words.slice(0, at), content, site)
            )
              return false
            const shared = behind.filter((word) => content.has(word)).length
            return behind.length > 0 && shared / behind.length >= (behind.length > 3 ? 0.6 : 1)
          })
      if (!lost) return []
      const sort = isLoose(words, lost.at) ? open : fault
      const shown = words.slice(lost.at, lost.at + lost.length).map(({ raw }) => raw)
      return [sort(name, `The website says “${shown.join(' ')}”, and this leaves it out.`)]
    })
}

/** `The Act of 1966 says that only one who …`: of a line about the Act nothing behind `only` is told. */
function isSaidInFront(
  behind: readonly string[],
  front: readonly Word[],
  content: ReadonlySet<string>,
  { vocabulary }: Site,
): boolean {
  const before = contentOf(front, vocabulary)
  const shared = behind.filter((word) => content.has(word))
  return shared.length > 0 && shared.every((word) => before.has(word))
}

/** `At least one, if not a fleet` tells of more and limits nothing. */
const isNotEven = (words: readonly Word[], at: number) =>
  words[at]?.key === 'if' &&
  words[at + 1]?.key === 'not' &&
  (more.has(words[at + 2]?.key ?? '') || words[at + 2]?.number !== undefined)
const more = new Set(['a', 'an', 'the', 'all', 'more', 'most', 'many', 'several', 'always'])

/** `Links to some forms` is as often an article as a limit: whoever reads it decides. */
const isLoose = (words: readonly Word[], at: number) =>
  words[at]?.key === 'some' && words[at + 1]?.key !== 'of' && leading.has(words[at - 1]?.key ?? '')
const leading = new Set(['to', 'with', 'in', 'out', 'have', 'has', 'get', 'receive', 'send', 'fill'])

/** They leave open how many, and in which case; and what would have been was not. */
const instances =
  list(`say, for example, for instance, such as, then, in that case, would have, 'd have, he'd have, she'd have, they'd have,
  but for, half, halves, hälfte, hätte, hätten, wäre, wären`)
/** `There are couples who` leaves open how many, and tells of no condition. */
const existing = list('there are, there is, es gibt, il y a, hay')
/** `And nothing else` is only. */
const onlyOtherwise = (words: readonly Word[]) =>
  finderOf(['only'])(words).length > 0 ? list('nothing else, nothing more, nothing but, no more than') : []
/** They tell what else there is, more often than they limit. */
const links = new Set('where while when per within or als wo während pro oder innerhalb'.split(' '))
/** `Training provided for most programs` is no `provided that`. */
const isGiven = (words: readonly Word[], at: number) =>
  words[at]?.key === 'provided' && givenTo.has(words[at + 1]?.key ?? '') && !words[at]?.after
const givenTo = new Set('for by to in on at with as'.split(' '))

/** `To check if they cover it` limits nothing. */
const isWhether = (words: readonly Word[], at: number) =>
  (words[at]?.key === 'if' || words[at]?.key === 'si') &&
  words.slice(Math.max(0, at - 3), at).some(({ key, after }) => asks.has(key) && !/[,;:.]/.test(after)) &&
  !/[,;:.–—]/.test(words[at]?.after ?? '')
const asks = new Set(
  'check checks see ask asks asked know knows wonder wonders tell tells decide find determine learn confirm unsure sure understand savoir voir vérifier vérifiez saber ver comprobar'.split(
    ' ',
  ),
)

/** `It helps, but if the signal is weak, it may not`: the if belongs to what stands behind it, and that is not told. */
function isOfOthers(
  words: readonly Word[],
  at: number,
  length: number,
  content: ReadonlySet<string>,
  { vocabulary }: Site,
): boolean {
  if (!ofSentence.has(words[at]?.key ?? '') || !butWords.has(words[at - 1]?.key ?? '')) return false
  const end = words.findIndex(({ after }, i) => i > at + length && /[,;:.–—]/.test(after))
  const main = [...contentOf(end < 0 ? [] : words.slice(end), vocabulary)]
  return main.length > 0 && main.filter((word) => content.has(word)).length / main.length < 0.4
}
const butWords = new Set(['but', 'and', 'aber', 'und', 'mais', 'pero'])

const tells = new Set(
  'tell find think agree report believe feel confirm finden sagen trouvent dicen'.split(' '),
)

/** `One at a time`, `if …`: they limit what stands before them. */
const isOfFront = (phrase: string, end: number, words: readonly Word[]) =>
  ofSentence.has(phrase) || /^(?:at a|once a|twice a) /.test(phrase) || end >= words.length

/** What a quantity counts; a condition holds for the whole sentence before it. */
function behindOf(
  words: readonly Word[],
  at: number,
  end: number,
  phrase: string,
  site: Site,
): readonly Word[] {
  if (isOfFront(phrase, end, words)) return lastOf(words.slice(Math.max(0, at - 7), at))
  // `Most of our customers tell us that it keeps`.
  const says = words.findIndex(
    ({ key }, i) => i > at && i < at + 7 && (site.vocabulary.says.has(key) || tells.has(key)),
  )
  const that = words.findIndex(({ key }, i) => says > 0 && i > says && i < says + 4 && key === 'that')
  return that > 0 ? words.slice(that + 1) : words.slice(end, end + 3)
}
