/** Days, months and times of day: the website's, or one that was just spoken of. */
import { type Doubt, fault } from '#domain/gate/line.ts'
import { finderOf } from '#domain/gate/phrases.ts'
import { list } from '#domain/gate/vocabulary/weight.ts'
import type { Retold } from './retold.ts'
import { isInWeek } from './week.ts'

const days =
  list(`monday, tuesday, wednesday, thursday, friday, saturday, sunday, mondays, tuesdays, wednesdays, thursdays, fridays, saturdays, sundays,
  january, february, april, june, july, august, september, october, november, december, christmas, easter, montag*, dienstag*, mittwoch*, donnerstag*, freitag*, samstag*, sonntag*,
  januar, februar, märz, mai, juni, juli, oktober, dezember, lundi*, mardi*, mercredi*, jeudi*, vendredi*, samedi*, dimanche*, janvier, février, avril, juin,
  juillet, août, septembre, octobre, novembre, décembre, lunes, martes, miércoles, jueves, viernes, sábado*, domingo*, enero, febrero, abril, junio, julio, agosto, septiembre, octubre, noviembre, diciembre`)
const months = list('in march, of march, #0 march, march 0, in may, of may, since may, may 0')
const parts = list(
  `morning*, afternoon*, evening*, noon, midnight, midday, lunchtime, spring, summer, autumn, winter, weekend*, weekday*`,
)

/** What else says so: the morning is seven a.m., and noon is twelve. */
const alike: Readonly<Record<string, readonly string[]>> = {
  'morning*': list('am, a m, overnight, breakfast, dawn, day, today, noon, before 0, by 0, from 0, at 0, #0'),
  'afternoon*': list('pm, p m, #0, lunch, noon, day'),
  'evening*': list('pm, p m, night, dinner, #0, day'),
  noon: list('#12, midday, lunch*'),
  midday: list('#12, noon, lunch*'),
  midnight: list('#12, #0, #24'),
  lunchtime: list('noon, #12, lunch*'),
  'weekend*': list('saturday*, sunday*, sat, sun'),
  'weekday*': list('monday*, friday*, mon, fri'),
  winter: list('january, february, december, christmas, november'),
  summer: list('june, july, august'),
  spring: list('march, april, may'),
  autumn: list('september, october, november'),
}

export function times(retold: Retold): Doubt[] {
  const { said, around, heard, isQuestion, speaker } = retold
  if (isQuestion || isOwnCase(retold) || allYear(around).length > 0) return []
  const named = finderOf([...days, ...months])(said)
  const rough = finderOf(parts)(said)
  // A guest's own morning.
  const strange = [...named, ...(speaker === 'guest' ? [] : rough)].filter(({ phrase, at }) => {
    const root = said[at]?.key ?? ''
    const isThere = [around, heard].some(
      (words) =>
        words.some(
          ({ key }) =>
            sameDay(key, root) || (phrase.includes(' ') && finderOf(datesOf(phrase))(words).length > 0),
        ) || finderOf(new Map(Object.entries(alike)).get(phrase) ?? [])(words).length > 0,
    )
    return !isThere && !isInWeek(root, [...around, ...heard], retold.site.language) && !isOfPage(at, retold)
  })
  return strange
    .slice(0, 1)
    .map(({ at }) => fault('time', `The website does not speak of “${said[at]?.raw}” there.`))
}

/** `15 May` is in May; by itself the word may mean something else. */
function datesOf(phrase: string): readonly string[] {
  const month = phrase.split(' ').find((word) => word === 'may' || word === 'march')
  return month ? [phrase, `0 ${month}`, `${month} 0`, `#0 ${month}`] : [phrase]
}

/** Whoever is there on each day is there in January. */
const allYear = finderOf(
  list("#365 day, #7 day a week, all year, year round, ganzjährig, toute l'année, todo el año"),
)

/** `They get it on a Monday, and by Thursday I know`: a guest tries out what was just told. */
function isOwnCase({ said, speaker }: Retold): boolean {
  const isADay = said.some(
    (_, at) =>
      said.slice(Math.max(0, at - 2), at).some(({ key }) => articles.has(key)) &&
      finderOf(days)(said.slice(at, at + 1)).length > 0,
  )
  return speaker === 'guest' && isADay && said.some(({ key }) => mine.has(key))
}
const articles = new Set('a einem einen un une'.split(' '))
const mine = new Set("i i'd me my ich mir mich mein meine je moi mon ma yo mi".split(' '))

/** `The Saturday class`, of a page on Saturdays. */
function isOfPage(at: number, { said, sections, site, around }: Retold): boolean {
  const [day, next] = said.slice(at, at + 2)
  const isName = next && !next.after && next.number === undefined && !site.vocabulary.common.has(next.key)
  const pages = new Set(sections.map(({ passage }) => passage.url))
  const isThere = site.sections.some(
    ({ passage, sentences }) =>
      pages.has(passage.url) && sentences.some(({ words }) => words.some(({ key }) => key === day?.key)),
  )
  return Boolean(isName) && isThere && finderOf(days)(around).length === 0
}

const sameDay = (one: string, other: string) => one.replace(/s$/, '') === other.replace(/s$/, '')
