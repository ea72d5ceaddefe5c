import { type Doubt, fault } from '#domain/gate/line.ts'
import { type Found, finderOf } from '#domain/gate/phrases.ts'
import { english } from '#domain/gate/vocabulary/english.ts'
import type { Weight } from '#domain/gate/vocabulary/weight.ts'
import type { Word } from '#domain/gate/words.ts'
import type { Check } from './check.ts'

/** One check for each row of the language: what was added and what was lost. */
export const weighed: Check = {
  name: 'weight',
  find: ({ said, near, site }) =>
    site.vocabulary.weights.flatMap((row) => [
      ...missingFrom(row, said, near.words).map((phrase) => added(row, phrase)),
      ...(row.isFreeToLose ? [] : missingFrom(row, near.words, said).map((phrase) => lost(row, phrase))),
    ]),
  right: english.weights.flatMap(({ right }) => right),
  wrong: english.weights.flatMap(({ wrong }) => wrong),
}

/** Phrases of a row that these words have and the other ones do not. */
function missingFrom({ phrases, isAlike }: Weight, words: readonly Word[], other: readonly Word[]): string[] {
  const find = finderOf(phrases)
  const there = longest(find(other))
  const here = longest(find(words))
  if (isAlike) return here.length > 0 && there.length === 0 ? [shown(here[0], words)] : []
  return here
    .filter(({ phrase }) => !there.some((each) => each.phrase === phrase))
    .map((found) => shown(found, words))
}

/** `no more than` is not also `more than`. */
const longest = (found: readonly Found[]) =>
  found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.length > one.length &&
          other.at <= one.at &&
          other.at + other.length >= one.at + one.length,
      ),
  )

const shown = (found: Found | undefined, words: readonly Word[]) =>
  found
    ? words
        .slice(found.at, found.at + found.length)
        .map(({ raw }) => raw)
        .join(' ')
    : ''

const added = ({ name }: Weight, phrase: string): Doubt =>
  fault(name, `“${phrase}” is not on the website there.`)
const lost = ({ name }: Weight, phrase: string): Doubt =>
  fault(name, `The website says “${phrase}”, and this leaves it out.`)
