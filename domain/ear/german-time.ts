import type { Rule } from './rule.ts'

const days = new Map(
  Object.entries({ mo: 'Montag', di: 'Dienstag', mi: 'Mittwoch', do: 'Donnerstag', fr: 'Freitag', sa: 'Samstag', so: 'Sonntag' }),
) // biome-ignore format: pairs read best in rows
const day = `(?:${[...days.values()].map((name) => `${name}s?`).join('|')}|Mo|Di|Mi|Do|Fr|Sa|So)`
const time = '([01]?\\d|2[0-4])'
const minutes = '(?:[:.]([0-5]\\d))'
const nameOf = (written: string) =>
  written.length > 3 ? written : (days.get(written.slice(0, 2).toLowerCase()) ?? written)

const clock = (hours = '', rest = '') => `${Number(hours)} Uhr${Number(rest) > 0 ? ` ${Number(rest)}` : ''}`

export const germanTime: readonly Rule[] = [
  {
    form: new RegExp(`(?<!\\p{L})(${day})\\.?\\s?(?:[–—-]|bis)\\s?(${day})(?!\\p{L})\\.?`, 'u'),
    say: ([, from = '', to = '']) => `${nameOf(from)} bis ${nameOf(to)}`,
    examples: [
      ['Mo–Fr', 'Montag bis Freitag'],
      ['Montag - Donnerstag', 'Montag bis Donnerstag'],
    ],
  },
  {
    form: new RegExp(
      `(?<!\\p{L})(Mo|Di|Mi|Do|Fr|Sa|So)\\.?(?=:?,? ?(?:${time}(?:[:.][0-5]\\d|\\s?[–—-]\\s?\\d|\\s?Uhr)|(?:und|&|Mo|Di|Mi|Do|Fr|Sa|So)(?!\\p{L})))`,
      'u',
    ),
    say: ([, written = '']) => nameOf(written),
    examples: [['Sa 9–12 Uhr', 'Samstag 9 bis 12 Uhr']],
  },
  {
    form: new RegExp(
      `(?<![\\d.,:])${time}${minutes}?(?:\\s?Uhr)?\\s?(?:[–—-]|bis)\\s?${time}${minutes}?\\s?Uhr\\b`,
      'u',
    ),
    say: ([, from, fromMinutes, to, toMinutes]) =>
      `${Number(fromMinutes ?? 0) > 0 ? clock(from, fromMinutes) : Number(from)} bis ${clock(to, toMinutes)}`,
    examples: [
      ['7:00 – 17:00 Uhr', '7 bis 17 Uhr'],
      ['8:30–12 Uhr', '8 Uhr 30 bis 12 Uhr'],
      ['von 8.00 bis 13.30 Uhr', 'von 8 bis 13 Uhr 30'],
    ],
  },
  {
    form: new RegExp(`(?<![\\d.,:])${time}:([0-5]\\d)\\s?[–—-]\\s?${time}:([0-5]\\d)(?!\\d|:\\d)`, 'u'),
    say: ([, from, fromMinutes, to, toMinutes]) =>
      `${Number(fromMinutes) > 0 ? clock(from, fromMinutes) : Number(from)} bis ${clock(to, toMinutes)}`,
    examples: [['07:00 - 16:00', '7 bis 16 Uhr']],
  },
  {
    form: new RegExp(`(?<![\\d.,:])${time}:([0-5]\\d)(?:\\s?Uhr\\b)?(?![\\d:])`, 'u'),
    say: ([, hours, rest]) => clock(hours, rest),
    examples: [['um 18:30 Uhr', 'um 18 Uhr 30']],
  },
  {
    form: new RegExp(`(?<![\\d.,:])${time}\\.([0-5]\\d)\\s?Uhr\\b`, 'u'),
    say: ([, hours, rest]) => clock(hours, rest),
    examples: [['ab 8.00 Uhr', 'ab 8 Uhr']],
  },
]
