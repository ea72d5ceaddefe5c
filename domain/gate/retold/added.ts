/** Words that make more of a claim: always, only, first, still. The website has them there, or the line has them not. */
import { contentOf } from '#domain/gate/content.ts'
import { type Doubt, fault } from '#domain/gate/line.ts'
import { type Found, finderOf } from '#domain/gate/phrases.ts'
import { list } from '#domain/gate/vocabulary/weight.ts'
import type { Word } from '#domain/gate/words.ts'
import { isInHeading, isInRows } from './beside.ts'
import { isOfHosts, speaksOfOthers } from './hosts.ts'
import { has, type Retold } from './retold.ts'
import { sumsUp } from './sums-up.ts'

type Group = {
  name: string
  phrases: readonly string[]
  /** Any of these on the website carries it. */
  carriedBy: readonly string[]
  /** In these it means nothing. */
  idioms: readonly string[]
  /** Any of these before it in the talk carries it. */
  heardBy: readonly string[]
}

const group = (name: string, phrases: string, carriedBy: string, idioms = '', heardBy = ''): Group => ({
  name,
  phrases: list(phrases),
  carriedBy: [...list(phrases), ...list(carriedBy)],
  idioms: list(idioms),
  heardBy: [...list(phrases), ...list(heardBy)],
})

/** Each row holds for itself: what stands for `always` does not stand for `only`. */
const groups: readonly Group[] = [
  group(
    'universal',
    `always, constantly, without exception, guaranteed, every time, all the time, any time, immer, garantiert, toujours, siempre`,
    `every, each, never, ever, any, whenever, daily, weekly, monthly, nothing, nobody, no, not, jede*, nie, jamais, chaque, nunca, cada`,
    'not always, i always, we always, you always, always wanted, always thought, always wondered, as always',
  ),
  group(
    'universal',
    `everyone, everybody, everything, everywhere, jeder, alles, tout le monde, todos, todas`,
    `all, every, each, any, anything, anybody, anyone, whoever, whatever, wherever, nobody, nothing, no one, the rest, whole, alle*, jede*, niemand, nichts, tous, toutes, rien, personne, cada, nadie, nada`,
    'is everything, me everything, everybody else, everything else, everything from, not everyone, not everybody, not everything',
  ),
  group(
    'universal',
    `all, every, completely, entirely, each, whole, alle, jede, jedes, jeden, tous, toutes, chaque, cada`,
    `any, anything, anybody, anyone, ever, whoever, whatever, whenever, wherever, never, none, neither, daily, weekly, mondays, tuesdays,
    wednesdays, thursdays, fridays, saturdays, sundays, weekdays, weekends, throughout, the rest, same, total, full, altogether, together,
    everybody, everyone, everything, everywhere, always, not one, nobody, nothing, no one, per, a day, a week, a month, a year, from start, start to finish, beginning to end,
    end to end, mon, sat, nie, kein*, jamais, aucun*, nunca, ningun*`,
    `all right, all kinds of, all sorts of, at all, after all, first of all, all along, all of it, all in all, that is all, is all, all that, of all, for all,
    all told, not all, not every, nicht alle, nicht jede*, every 0, every so often, every now and then, all the same, all of that, all this, both of us, all yours, all over, all ears`,
  ),
  group(
    'universal',
    'both, beide*, les deux, ambos',
    '#2, either, neither, pair, couple, brothers, sisters, sons, daughters, parents, twins, paar, eltern, brüder, schwestern, deux, dos',
    '',
    '#2, either, and, or, und, oder, et, ou, y, o',
  ),
  group(
    'never',
    `never, nobody, no one, nothing, none, not one, not a single, nowhere, nie, niemals, niemand, nichts, jamais, personne, rien, nunca, nadie, nada`,
    `not, no, neither, nor, without, ever, stop*, free, #0, refuse*, kein*, ohne, nicht, aucun*, sans, ningun*, sin, ne, pas, empty, closed, gone`,
    `nothing but, nothing in it, nothing else, nothing like, nobody else, never mind, next to nothing, for nothing, costs nothing, cost nothing, pay nothing, nothing at first, none of us, nothing extra`,
  ),
  group(
    'superlative',
    'only, sole, exclusively, exclusive, nur, ausschließlich, einzige*, seulement, uniquement, solo, solamente, únicamente, único',
    `just, single, #1, one, alone, no other, nothing else, nobody else, merely, except, no more, nothing but, never, not, lediglich, bloß, seul*`,
    'not only, if only, only by, only just, only a, the only thing, only natural, only human',
  ),
  group(
    'superlative',
    `best, most popular, biggest, largest, smallest, oldest, newest, youngest, cheapest, finest, greatest, fastest, leading, unique, number one, world-class, perfect, favourite,
    beste*, größte*, älteste*, günstigste*, führend*, einzigartig*, meilleur*, plus grand*, mejor*, líder`,
    `better, most, greater, champion, top, award, winner, star, none, no other, more than`,
    `my best, my favourite, your favourite, best of all, at best, best to, had best, do your best, at its best, best behaviour`,
  ),
  group(
    'first',
    'the #1th, was #1th, are #1th, is #1th, #1th ever, first ever, the first, first in, erste*, premier*, primer*',
    'initially, began, begin, start*, earliest, opened, #1th, first, original*, before, pioneer*, founded, until then, new, first time, the moment, one, #1, in front, zuerst, anfang*, début',
    'the first thing, first of all, at first, the first place, first question, first thing, first sentence, first line, first stop, the first part',
  ),
  group(
    'still',
    'still, again, no longer, any more, anymore, used to, not yet, once more, noch immer, wieder, nicht mehr, encore, de nouveau, todavía, otra vez, ya no',
    `ever since, since, today, now, currently, derzeit, zurzeit, aktuell, actuellement, actualmente, continue*, remain*, keep*, until, stop*, back, re*, another, twice, second, yet, already, every, always, once, never, old, alive, same, left, closed, former*, was, were, later, still, noch, mehr, more, seit*, encore, toujours, siempre, aún`,
    `say that again, once again, and again, then again, still with me, again please, try that again, hold still, still life, i still,
    getting used to, get used to, got used to, schon wieder, immer wieder, hin und wieder, dann wieder von`,
  ),
]

export function added(retold: Retold): Doubt[] {
  if (retold.isQuestion || isOfHosts(retold.said)) return []
  return groups.flatMap((each) => {
    const idioms = finderOf(each.idioms)(retold.said)
    const all = finderOf(each.phrases)(retold.said)
    const first = all.find((one) => !isWithin(one, idioms) && !isJoint(one, retold))
    // `Nothing.` answers.
    if (retold.said.length <= 2 && answersNo.has(first?.phrase ?? '')) return []
    return first && !isCarried(each, first, retold) && !isInHeading(first.phrase, retold)
      ? [fault(each.name, `“${shown(first, retold.said)}” is not on the website there.`)]
      : []
  })
}

const answersNo = new Set([
  ...list('nothing, nobody, never, none, no one, nowhere, nichts, niemand, nie, keiner, keine'),
])

/** On the website there (`complete` is completely so, what is unsolved nobody solved), or in the lines before, where it was judged. */
const isCarried = (
  { name, carriedBy, heardBy }: Group,
  { at, phrase }: Found,
  { quoted, heard, said }: Retold,
) =>
  finderOf(carriedBy)(quoted).length > 0 ||
  finderOf(heardBy)([...heard, ...said.slice(0, at)]).length > 0 ||
  (name === 'never' && said.some(({ key }) => key.length > 3 && has(quoted, `un${key}`))) ||
  (phrase === 'each' && isInRows(said, quoted)) ||
  (phrase.length > 6 && phrase.endsWith('ly') && quoted.some(({ key }) => key === phrase.slice(0, -2)))

/** `Again, …`, `the bacon again` of what was just heard, and `like wallpaper, only with gravity`. */
function isJoint({ phrase, at, length }: Found, retold: Retold): boolean {
  const { said, heard, site, around } = retold
  if (sums.has(phrase) && sumsUp(at, retold)) return true
  // `What is guaranteed?`: the question names it, and the answer is told.
  if (assuring.has(phrase)) return at === 0 && guarantees(around).length > 0
  const next = said[at + length]
  if (phrase === 'wieder' && particles.has(next?.key ?? '') && isEnd(said[at + 2])) return true
  if (returning.has(phrase)) {
    // `Four, again, on asking`.
    if ((at === 0 || said[at]?.after.includes(',')) && next?.after.includes(',')) return true
    const about = [...contentOf(said, site.vocabulary)].filter((word) => !returning.has(word))
    const known = contentOf(heard, site.vocabulary)
    return about.length === 1 && about.every((word) => known.has(word)) && !speaksOfOthers(said)
  }
  const isBut = phrase === 'only' || phrase === 'nur'
  return isBut && Boolean(said[at]?.after.includes(',')) && likens(said.slice(0, at)).length > 0
}
const sums = new Set(['all', 'alle', 'alles'])
const assuring = new Set(['guaranteed', 'garantiert'])
const guarantees = finderOf(['guarantee*', 'garant*'])
/** `Sie bauen es wieder ab`: what was put up is taken down. */
const particles = new Set('ab auf aus ein mit weg zu raus heim zurück los her hin'.split(' '))
const isEnd = (word: Word | undefined) => word?.after !== ''
const returning = new Set(['again', 'wieder'])
const likens = finderOf(['like', 'wie'])

const isWithin = ({ at }: Found, idioms: readonly Found[]) =>
  idioms.some((idiom) => at >= idiom.at && at < idiom.at + idiom.length)

const shown = ({ at, length }: Found, words: readonly Word[]) =>
  words
    .slice(at, at + length)
    .map(({ raw }) => raw)
    .join(' ')
