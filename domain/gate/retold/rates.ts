/** So much a week: the week belongs to its number. */
import { type Doubt, fault } from '#domain/gate/line.ts'
import type { Word } from '#domain/gate/words.ts'
import type { Retold } from './retold.ts'

type Rate = { of: string; unit: string; at: number }

const spans = new Map(
  `second minute hour day night week weekend month quarter season year person head portion page stunde tag nacht woche monat jahr heure jour nuit semaine mois an hora día noche semana mes año`
    .split(' ')
    .flatMap((unit) => [
      [unit, unit],
      [`${unit}s`, unit],
    ]),
)
const per = new Set(['a', 'an', 'per', 'each', 'every', 'pro', 'je', 'par', 'por', 'al', 'la'])
const dated = new Set(['before', 'earlier', 'ago', 'after', 'later', 'vorher', 'davor', 'avant', 'antes'])
const often = new Set(['once', 'twice', 'thrice', 'einmal', 'zweimal'])
/** Between a number and its rate: `six cakes a week`. */
const farthest = 4

function ratesIn(words: readonly Word[]): Rate[] {
  return words.flatMap(({ key, number }, at): Rate[] => {
    if (number === undefined && !often.has(key)) return []
    const rest = words.slice(at + 1, at + 3 + farthest)
    const found = rest.findIndex(({ key: word }, i) => per.has(word) && spans.has(rest[i + 1]?.key ?? ''))
    const isBroken = rest
      .slice(0, found + 1)
      .some((word) => word.number !== undefined || /[,;.:]/.test(word.after))
    const unit = spans.get(rest[found + 1]?.key ?? '')
    // `K1,200 a week before` is paid once.
    const isDate = dated.has(rest[found + 2]?.key ?? '') && !rest[found + 2]?.after
    if (found < 0 || !unit || isBroken || isDate) return []
    const first = { of: key, unit, at: at + 1 + found }
    // `£6 per person per night`.
    const [also, next] = words.slice(first.at + 2, first.at + 4)
    const second = per.has(also?.key ?? '') && !also?.after ? spans.get(next?.key ?? '') : undefined
    return second ? [first, { of: key, unit: second, at: first.at + 2 }] : [first]
  })
}

export function rates({ said, around, isQuestion }: Retold): Doubt[] {
  if (isQuestion) return []
  const theirs = ratesIn(around)
  return ratesIn(said).flatMap(({ of, unit, at }) => {
    const same = theirs.filter((each) => each.of === of)
    if (same.length === 0 || same.some((each) => each.unit === unit)) return []
    return [fault('unit', `The website does not say “${said[at]?.raw} ${said[at + 1]?.raw}” of this.`)]
  })
}
