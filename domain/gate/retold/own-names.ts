/** A dog that the guest has, and a friend: invented names, which say nothing of the business as long as they are the guest's. */
import { wordsOf } from '#domain/gate/words.ts'
import type { Retold } from './retold.ts'

/** `I have a dog, Biscuit`, `my neighbour Ruth`, `a cat called Pepper`. */
const introduced = [
  /\b(?:I|we)(?: also| still| just)?(?:['’]ve| have| had| own)(?: \p{Ll}+){0,2} an? (?:\p{Ll}+ ){0,2}\p{Ll}+(?:,| called| named) (\p{Lu}[\p{L}’'-]+)/gu,
  /\b(?:my|our) (?:\p{Ll}+ ){0,2}\p{Ll}+,? (\p{Lu}[\p{L}’'-]+)(?! \p{Lu})/giu,
  /\b(?:my|our) (?:\p{Ll}+ ){0,2}\p{Ll}+(?:['’]s| is)(?: called)? (\p{Lu}[\p{L}’'-]+)(?! \p{Lu})/gu,
]

/** As the guest has introduced them, in whatever line before. */
export function ownNames({ before, text, speaker, site }: Retold): ReadonlySet<string> {
  const theirs = [...before, { speaker, text }].filter((line) => line.speaker === 'guest')
  return new Set(
    theirs.flatMap((line) =>
      introduced.flatMap((form) =>
        [...line.text.matchAll(form)].flatMap(([, name = '']) =>
          wordsOf(name, site.language).flatMap((word) =>
            /^\p{Lu}/u.test(word.raw) ? [word.key.replace(/['’]s?$/, '')] : [],
          ),
        ),
      ),
    ),
  )
}
