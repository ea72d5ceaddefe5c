/** Reasons: the website gives one for this, and it is this one. */
import { contentOf } from '#domain/gate/content.ts'
import { type Doubt, fault } from '#domain/gate/line.ts'
import { finderOf } from '#domain/gate/phrases.ts'
import { list } from '#domain/gate/vocabulary/weight.ts'
import type { Word } from '#domain/gate/words.ts'
import { isOfHosts } from './hosts.ts'
import type { Retold } from './retold.ts'

/** The reason stands behind these … */
const behind =
  list(`because, because of, thanks to, due to, owing to, the reason is, weil, wegen, dank, parce que, grâce à, puisque, porque,
  gracias a, debido a`)
/** … and before those. */
const before =
  list(`therefore, thus, hence, that is why, which is why, this is why, as a result, for that reason, consequently, and so,
  that is how, deshalb, deswegen, daher, darum, donc, c'est pourquoi, por eso`)
/** A website gives a reason with these, too. */
const carried =
  list(`because, due to, owing to, thanks to, so, so that, since, mean, means, meant, reason*, cause*, why, lead, leads, led, therefore, thus, hence, denn, damit,
  puisque, afin, pour que, ya que, para que, too, enough, weil, deshalb, daher, darum, wegen, dank, parce que, grâce, donc, car, porque, gracias, por eso`)

export function causes(retold: Retold): Doubt[] {
  const { said, text, around, heard, isQuestion, site } = retold
  const front = finderOf(before)(said).find(
    ({ phrase, at, length }) => !isWay(phrase, said.slice(at + length)),
  )
  const back = finderOf(behind)(said)[0]
  const found = back ?? front
  if (!found || isQuestion || isOfHosts(said)) return []
  const content = (words: readonly Word[]) => contentOf(words, site.vocabulary)
  const effect = content(back ? said.slice(0, back.at) : said.slice(found.at + found.length))
  const there = content(around)
  // `I would not risk it, because …`: what follows from it is none of the website's.
  if (back && (advice.test(text) || ![...effect].some((word) => there.has(word)))) return []
  const word = said[found.at]?.raw ?? ''
  if (finderOf(carried)([...around, ...heard]).length === 0)
    return [fault('cause', `“${word}” is not on the website there.`)]
  const reason = content(back ? said.slice(back.at + back.length) : said.slice(0, found.at))
  return isOther(reason, retold) ? [fault('cause', 'On the website another thing is the reason.')] : []
}

/** `And so does the toast` is likewise, and `that's how they put it` a way; how something came about is its cause. */
function isWay(phrase: string, behind: readonly Word[]): boolean {
  const [first, verb] = behind
  if (phrase === 'and so') return likewise.has(first?.key ?? '')
  return phrase === 'that is how' && ways.has(first?.key ?? '') && present.has(verb?.key ?? '')
}
const ways = new Set(['they', 'we', 'you', 'it', 'i'])
const present = new Set('put say call describe write see do does work works place spell phrase'.split(' '))
const likewise = new Set('do does did is are was were has have had can could will would'.split(' '))

/** `But not on a Monday, because …`. */
export const advice =
  /^(?:(?:but|and|so|then|just|well),? )*(?:not|don't|do not|never|go|ask|bring|take|ring|call|come|start|try|avoid|skip|say)\b/i

/** The website gives one reason, and this one stands elsewhere in what it says. */
function isOther(reason: ReadonlySet<string>, { told, near, site }: Retold): boolean {
  const given = told
    .flatMap(({ words }) => reasonsIn(words))
    .map((words) => contentOf(words, site.vocabulary))
  const all = contentOf(
    told.flatMap(({ words }) => words),
    site.vocabulary,
  )
  const known = [...reason].filter((word) => all.has(word))
  return (
    given.length > 0 &&
    known.length >= 2 &&
    !given.some((words) => known.some((word) => words.has(word))) &&
    // What stands in the sentence itself may be its reason without a word for it.
    !told.some(
      ({ words }) =>
        known.every((word) => contentOf(words, site.vocabulary).has(word)) && words === near?.statement.words,
    )
  )
}

function reasonsIn(words: readonly Word[]): (readonly Word[])[] {
  const back = finderOf(behind)(words).map(({ at, length }) => words.slice(at + length))
  const front = finderOf([...before, ...joints])(words).map(({ at }) => words.slice(0, at))
  return [...back, ...front]
}
const joints = list('so, it is the reason, is the reason, and it is the reason, damit, so that')
