/** Lines of a week: days and the hours on them, as they are written in the four languages. */
import { own } from './own.ts'

/** `name` as it is written, `key` for telling whether two are the same. */
export type Day = { index: number; name: string; times: string; key: string }
type DayLine = { label: string; days: readonly Day[] }

const names: Readonly<Record<string, readonly string[]>> = {
  en: ['mon|monday|mondays', 'tue|tues|tuesday|tuesdays', 'wed|weds|wednesday|wednesdays', 'thu|thur|thurs|thursday|thursdays', 'fri|friday|fridays', 'sat|saturday|saturdays', 'sun|sunday|sundays'],
  de: ['mo|montag|montags', 'di|dienstag|dienstags', 'mi|mittwoch|mittwochs', 'do|donnerstag|donnerstags', 'fr|freitag|freitags', 'sa|samstag|samstags|sonnabend', 'so|sonntag|sonntags'],
  fr: ['lun|lundi|lundis', 'mar|mardi|mardis', 'mer|mercredi', 'jeu|jeudi', 'ven|vendredi', 'sam|samedi|samedis', 'dim|dimanche|dimanches'],
  es: ['lun|lunes', 'mar|martes', 'mié|mie|miércoles|miercoles', 'jue|jueves', 'vie|viernes', 'sáb|sab|sábado|sabado|sábados|sabados', 'dom|domingo|domingos'],
} // biome-ignore format: days read best in rows
const daily = 'daily|every day|7 days(?: a week)?|täglich|tous les jours|7j\\/7|todos los días|a diario'
const to = '\\s*(?:[-–—]|to|through|thru|bis|au|à|al?|until)\\s*'
const and = '\\s*(?:,|&|\\+|·|and|und|et|y)\\s*'
const clock = '\\d{1,2}(?:[:.h]\\d{2})?\\s*(?:[ap]\\.?\\s?m?\\b\\.?|uhr|h\\b|hs\\b)?'
const span = `(?:from\\s|von\\s|de\\s)?${clock}\\s*(?:[-–—]|to|bis|à|a|til?l?|until)\\s*${clock}`
const times = new RegExp(
  `^${span}(?:\\s*(?:[,·|/&]|and|und|et|y|\\s)\\s*${span})?\\s*(?:uhr|hs?\\b|heures|horas)?\\.?$`,
  'iu',
)
const hasSpan = new RegExp(`(?<!\\d)${span}`, 'iu')
const shut = /^(?:closed|geschlossen|ruhetag|fermée?|cerrado|zu)\.?$/i
const asked = /^(?:by appointment(?: only)?|nach vereinbarung|sur rendez-vous|con cita(?: previa)?)\.?$/i
const label =
  /^(?:(?:opening |business |office |clinic |working |store |shop )?hours(?: of business)?|open(?:ing times)?|(?:wir haben )?geöffnet|öffnungszeiten|sprechzeiten|horaires?(?: d['’]ouverture)?|ouvert|horarios?(?: de (?:atención|apertura))?|abierto|hours)\s*[:·-]?\s*/iu

const mostCharacters = 90

/** Nothing: no line of a week. `unclear`: one that may say something else. */
export function dayLine(written: string, language: string): DayLine | 'unclear' | undefined {
  const text = written
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const days = own(names, language.slice(0, 2)) ?? []
  const day = `(?:${days.join('|')})\\.?`
  if (!new RegExp(`(?<!\\p{L})(?:${day}|${daily})(?!\\p{L})`, 'iu').test(text) || !/\d|:/.test(text))
    return hasSpan.test(text) ? 'unclear' : undefined
  if (text.length > mostCharacters) return undefined
  const said = label.exec(text)?.[0] ?? ''
  const line = text.slice(said.length)
  const first = new RegExp(
    `^((?:${day})(?:${to}(?:${day}))?(?:${and}(?:${day})(?:${to}(?:${day}))?)*|${daily})\\s*[:·|,-]?\\s*(?=\\P{L}|from|von|de|closed|geschl|ruhetag|ferm|cerr|by|nach|sur|con)(.+)$`,
    'iu',
  ).exec(line)
  const last = new RegExp(`^(.+?)\\s*[|·,]\\s*((?:${day})(?:${to}(?:${day}))?|${daily})$`, 'iu').exec(line)
  const [, named = '', open = ''] = first ?? (last ? [last[0], last[2], last[1]] : [])
  const hours = open.trim()
  if (!named || asked.test(hours)) return asked.test(hours) ? undefined : 'unclear'
  if (!shut.test(hours) && !times.test(hours)) return 'unclear'
  const key = shut.test(hours) ? 'shut' : keyOf(hours)
  return { label: said, days: indexesOf(named, days).map((each) => ({ ...each, times: plain(hours), key })) }
}

/** … of a line that begins with other words. */
export function fromFirstDay(written: string, language: string): DayLine | 'unclear' | undefined {
  const days = (own(names, language.slice(0, 2)) ?? []).join('|')
  const at = new RegExp(`(?<!\\p{L})(?:${days}|${daily})(?!\\p{L})`, 'iu').exec(written)?.index ?? -1
  return at < 0 ? undefined : dayLine(written.slice(at), language)
}

/** Each day with the name of the stretch that it belongs to. */
function indexesOf(named: string, days: readonly string[]): { index: number; name: string }[] {
  const indexOf = (word: string) =>
    days.findIndex((each) => each.split('|').includes(word.toLowerCase().replace(/\.$/, '')))
  if (new RegExp(`^(?:${daily})$`, 'iu').test(named))
    return days.map((_, index) => ({ index, name: plain(named) }))
  const words = [...named.matchAll(/\p{L}+\.?/gu)]
    .map(([word]) => ({ word, index: indexOf(word) }))
    .filter(({ index }) => index >= 0)
  const isRange = words.length === 2 && new RegExp(`^\\S+${to}\\S+$`, 'iu').test(named)
  const [from, until] = words
  if (!isRange || !from || !until) return words.map(({ index }) => ({ index, name: plain(named) }))
  const length = ((until.index - from.index + 7) % 7) + 1
  return Array.from({ length }, (_, step) => ({ index: (from.index + step) % 7, name: plain(named) }))
}

/** Dashes and dots part what the ear would join. */
const plain = (written: string) =>
  written
    .replace(/\s*[-–—]\s*/g, '–')
    .replace(/\s*[·|/]\s*/g, ', ')
    .replace(/\.$/, '')

/** `9am – 5pm` and `9:00 AM to 17:00` are the same hours. */
function keyOf(hours: string): string {
  const all = [...hours.matchAll(/(\d{1,2})(?:[:.h](\d{2}))?\s*(?:([ap])\.?\s?m?\b)?/giu)]
  return all
    .map(([, hour = '', minutes = '00', half = '']) => {
      const late = half.toLowerCase() === 'p' && Number(hour) < 12 ? 12 : 0
      return `${Number(hour) + late}:${minutes}`
    })
    .join('-')
}
