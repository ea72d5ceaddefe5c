import type { Rule } from './rule.ts'

/** Short names of days before a dash, a time or another: `mar` alone may be anything. */
export function shortDays(
  names: readonly (readonly [short: string, whole: string])[],
  to: string,
  examples: Rule['examples'],
): Rule[] {
  const whole = new Map(names.map(([short, name]) => [short, name]))
  const short = names.map(([name]) => name).join('|')
  const long = names.map(([, name]) => name).join('|')
  const nameOf = (written = '') => whole.get(written.toLowerCase()) ?? written
  return [
    {
      form: new RegExp(
        `(?<!\\p{L})(${long}|${short})\\.?\\s?(?:[–—-]|${to})\\s?(${long}|${short})(?!\\p{L})\\.?`,
        'iu',
      ),
      say: ([, from, until]) => `${nameOf(from)} ${to} ${nameOf(until)}`,
      examples,
    },
    {
      form: new RegExp(
        `(?<!\\p{L})(${short})\\.?(?=:? ?\\d{1,2}(?:[:.h]| ?[–—-])|,? (?:et|y|${short})(?!\\p{L}))`,
        'iu',
      ),
      say: ([, written]) => nameOf(written),
      examples: [],
    },
  ]
}
