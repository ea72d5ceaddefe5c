import { fault } from '#domain/gate/line.ts'
import type { Word } from '#domain/gate/words.ts'
import type { Check } from './check.ts'

/** How a number is shown to a person: with its unit, unless it is money or a year. */
export const shown = (words: readonly Word[], at: number) => {
  const { raw = '' } = words[at] ?? {}
  const unit = words[at + 1]
  const isBare = /^[£$€]|^(?:1[5-9]|20)\d\d$/.test(raw) || !unit?.raw || unit.after.length > 0
  return isBare ? raw : `${raw} ${unit.raw}`
}

export const unitOf = (words: readonly Word[], at: number) => words[at + 1]?.key ?? ''

/** Another number, or the same number of something else. */
export const numbers: Check = {
  name: 'number',
  find({ said, near, section }) {
    const told = [...near.words, ...section.sentences.flatMap(({ words }) => words)]
    const isThere = (key: string, unit?: string) =>
      told.some((word, at) => word.key === key && (unit === undefined || unitOf(told, at) === unit))
    return said.flatMap((word, at) => {
      if (!word.key.startsWith('#') || isThere(word.key, unitOf(said, at))) return []
      const unit = unitOf(said, at)
      const other = told.findIndex(
        (each, i) => each.key.startsWith('#') && !isIn(said, each.key) && unitOf(told, i) === unit,
      )
      const same = told.findIndex(({ key }) => key === word.key)
      const [theirs] = [other, same].filter((found) => found >= 0)
      if (same >= 0 && !measures.has(unit) && !measures.has(unitOf(told, same))) return []
      return [
        fault(
          'number',
          theirs === undefined
            ? `No number there says “${shown(said, at)}”.`
            : `Your website says ${shown(told, theirs)}, not ${shown(said, at)}.`,
        ),
      ]
    })
  },
  right: [
    ['The loan was nine thousand pounds.', 'A loan of £9,000 from an aunt.'],
    ['They opened in nineteen eighty-seven.', 'We opened in 1987.'],
    ['They paid it back in twenty twelve.', 'We paid back the last of it in 2012.'],
    ['It costs four pounds twenty.', 'A loaf costs £4.20.'],
    ['About thirty pence is left.', 'About 30 pence is left for the bakery.'],
    ['Five of them work there.', 'Five of us work here.'],
  ],
  wrong: [
    ['It costs £45.', 'It costs £48.'],
    ['It keeps for two weeks.', 'It keeps for two months.'],
    ['They opened in nineteen seventy-eight.', 'We opened in 1987.'],
    ['There are three vans.', 'We deliver in two electric vans.'],
    ['It costs forty dollars.', 'It costs £40.'],
    ['About 30 pounds is left.', 'About 30 pence is left.'],
  ],
}

const isIn = (words: readonly Word[], wanted: string) => words.some(({ key }) => key === wanted)

const units = {
  money: ['pound', 'dollar', 'euro', 'pence'],
  weight: ['gram', 'kilogram', 'tonne', 'pound-weight', 'gramm', 'kilogramm'],
  time: ['minute', 'hour', 'day', 'week', 'month', 'year', 'stunde', 'tag', 'woche', 'monat', 'jahr'],
}
export const measures = new Set([
  ...Object.values(units).flat(),
  'percent',
  'mile',
  'kilometre',
  'metre',
  'meter',
])

const verbs = new Map<string, readonly string[]>([
  ['cost', units.money],
  ['costs', units.money],
  ['kostet', units.money],
  ['kosten', units.money],
  ['weigh', units.weight],
  ['weighs', units.weight],
  ['weighed', units.weight],
  ['wiegt', units.weight],
  ['lasts', units.time],
  ['last', units.time],
  ['dauert', units.time],
  ['coûte', units.money],
  ['coûtent', units.money],
  ['cuesta', units.money],
  ['cuestan', units.money],
  ['pèse', units.weight],
  ['pèsent', units.weight],
  ['pesa', units.weight],
  ['pesan', units.weight],
  ['dure', units.time],
  ['durent', units.time],
  ['dura', units.time],
  ['duran', units.time],
]) // biome-ignore format: a table reads better
const all = new Set(Object.values(units).flat())
const joints = new Set(['and', 'und', 'et', 'y', 'but', 'aber', 'mais', 'pero'])

/** What it costs is no weight. */
export const measure: Check = {
  name: 'measure',
  find: ({ said }) =>
    said.flatMap((word, at) => {
      const fitting = verbs.get(word.key)
      const number = said.findIndex((each, i) => i > at && i < at + 6 && each.number !== undefined)
      const unit = unitOf(said, number)
      // `It costs nothing and lasts eight weeks.`
      const isOther = said.slice(at + 1, number).some(({ key, after }) => joints.has(key) || after)
      return fitting && number > 0 && !isOther && all.has(unit) && !fitting.includes(unit)
        ? [fault('measure', `“${word.raw}” does not go with “${shown(said, number)}”.`)]
        : []
    }),
  right: [['The Harbour White weighs 900 grams.', 'Harbour White: Weight 900 g, Price £4.20']],
  wrong: [
    ['The Harbour White weighs four pounds twenty.', 'Harbour White: Weight 900 g, Price £4.20'],
    ['It costs 45 minutes.', 'It bakes for 45 minutes.'],
  ],
}
