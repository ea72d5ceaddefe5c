/** Days as they are written in a week of hours: `Mon–Sat` speaks of Tuesday. */
import type { Word } from '#domain/gate/words.ts'

/** Monday to Sunday, short and whole. */
const weeks: Readonly<Record<string, string>> = {
  en: 'mon monday mondays, tue tues tuesday tuesdays, wed weds wednesday wednesdays, thu thur thurs thursday thursdays, fri friday fridays, sat saturday saturdays, sun sunday sundays',
  de: 'mo montag montags, di dienstag dienstags, mi mittwoch mittwochs, do donnerstag donnerstags, fr freitag freitags, sa samstag samstags sams, so sonntag sonntags sonn',
  fr: 'lun lundi lundis, mar mardi mardis, mer mercredi mercredis, jeu jeudi jeudis, ven vendredi vendredis, sam samedi samedis, dim dimanche dimanches',
  es: 'lun lunes, mar martes, mié miércoles, jue jueves, vie viernes, sáb sábado sábados, dom domingo domingos',
}
const days = new Map(
  Object.entries(weeks).map(([language, week]) => [language, week.split(', ').map((day) => day.split(' '))]),
)
const daily = new Set(['daily', 'täglich', 'quotidien', 'diario'])
const until = new Set(['to', 'through', 'bis', 'au', 'à', 'a'])

/** The very day, in short, or within a stretch of days. */
export function isInWeek(key: string, words: readonly Word[], language: string): boolean {
  const week = days.get(language.slice(0, 2)) ?? []
  const indexOf = (of: string) => week.findIndex((day) => day.includes(of))
  const wanted = indexOf(key)
  if (wanted < 0) return false
  if (words.some((word) => daily.has(word.key))) return true
  const there = words.flatMap((word, at) => (indexOf(word.key) < 0 ? [] : [{ index: indexOf(word.key), at }]))
  return there.some(({ index, at }, place) => {
    const next = there[place + 1]
    const isRange =
      next &&
      // `Mon-Fri` has no mark of its own.
      ((next.at === at + 1 && /^[-–—]?$/.test(words[next.at]?.after.trim() ?? '')) ||
        (next.at === at + 2 && until.has(words[at + 1]?.key ?? '')))
    return index === wanted || Boolean(isRange && index <= wanted && wanted <= next.index)
  })
}
