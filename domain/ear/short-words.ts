/** Words that are written short and said whole, each with an example of where. */
import type { Rule } from './rule.ts'

type ShortWord = readonly [short: string, whole: string, example: string]

/** `before` is what has to follow, so that `M.` alone stays a letter. */
export const shortWords = (all: readonly ShortWord[], before: RegExp): Rule[] =>
  all.map(([short, whole, example]) => ({
    form: new RegExp(
      `(?<![\\p{L}\\d.])${short.replaceAll('.', '\\.')}${short.endsWith('.') ? '' : '\\.?'}${before.source}`,
      'u',
    ),
    say: () => whole,
    examples: [[example, example.replace(short, whole)]],
  }))
