const days =
  'mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lun|mar|mer|jeu|ven|sam|dim|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|daily|täglich'
const day = new RegExp(`\\b(?:(?:${days})(?:[a-z]*day)?s?|weekdays?|weekends?)\\b`, 'i')
const time =
  /\b\d{1,2}(?:[:.]\d\d| ?[ap]\.?m\b| ?uhr\b| ?h\d*\b)|(?<!\p{L})(?:closed|geschlossen|ruhetag|fermée?|cerrado|by appointment|nach vereinbarung|sur rendez-vous|con cita previa)(?!\p{L})/iu

/** A line of when a place is open. */
export const isHours = (line: string) =>
  time.test(line) && (day.test(line) || /\d.*(?:-|–|—|\bto\b|\bbis\b| à | a ).*\d/.test(line))

/** `Tue – Sat: 7am – 1pm`, and no sentence. */
export const isTimetable = (line: string) =>
  day.test(line) && time.test(line) && !/\p{Ll}{2}[.!?]$/u.test(line)

const weekday =
  '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Satu?r?|Sun)(?:day)?s?|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag'
const endsWithDay = new RegExp(`(?:^|[\\s–-])(?:${weekday})$`)
const beginsWithDay = new RegExp(`^(?:${weekday})\\b`)

/** What only a style keeps apart: a day, its hours and the next day. */
export function partsTimetable(before: string, text: string): '' | ' ' | '\n' {
  if (endsWithDay.test(before.slice(-20)) && /^[\d\p{Lu}]/u.test(text)) return ' '
  return /[\p{L}\d.]$/u.test(before) && time.test(before.slice(-40)) && beginsWithDay.test(text) ? '\n' : ''
}
