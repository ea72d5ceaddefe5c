/** The lines that readers write about the excerpts of a website: `12 particular 3 origin 2 0 1`. */
import { languageOf } from '#content/programme/languages.ts'
import { type Matter, matters } from '#content/programme/matters.ts'
import { type Class, classes, type Head, heads } from '#production/writer/marks.ts'
import { traitsOf } from '#production/writer/traits.ts'
import { wordsOfLanguage } from '#production/writer/words-of.ts'
import type { NumberedExcerpts } from './numbered.ts'
import type { MarkedTraits } from './train.ts'

export type MarkedOf = MarkedTraits & { website: string }
export type ReadMarks = { marked: readonly MarkedOf[]; faults: readonly string[] }

type Line = {
  number: number
  class: Class
  worth: number
  matter: Matter
  opens: number
  introduces: number
  alone: number
}

export function readMarks(
  website: string,
  text: string,
  { business, language, excerpts }: NumberedExcerpts,
): ReadMarks {
  const known = languageOf(language)
  if (!known) return { marked: [], faults: [`${website}: nobody asks in “${language}”.`] }
  const words = wordsOfLanguage(known)
  const marked: MarkedOf[] = []
  const faults: string[] = []
  text.split('\n').forEach((written, at) => {
    if (written.trim() === '') return
    const line = lineOf(written)
    const excerpt = typeof line === 'string' ? undefined : excerpts[line.number]
    if (typeof line === 'string') faults.push(`${website}, line ${at + 1}: ${line}.`)
    else if (!excerpt) faults.push(`${website}, line ${at + 1}: there is no excerpt ${line.number}.`)
    else {
      const seen = { ...excerpt, ...(!excerpt.isFirst && { after: true }) }
      marked.push({ website, marks: marksOf(line), traits: traitsOf(seen, words, business) })
    }
  })
  return { marked, faults }
}

/** The line, or what is wrong with it. */
function lineOf(written: string): Line | string {
  const [number, klass, worth, matter, opens, introduces, alone, ...more] = written.trim().split(/\s+/)
  if (alone === undefined || more.length > 0) return 'seven marks are wanted'
  const isClass = classes.find((each) => each === klass)
  if (!isClass) return `“${klass}” is no class`
  const isMatter = matters.find((each) => each === matter)
  if (!isMatter) return `“${matter}” is no matter`
  const [at, worthy, opening, introducing, standing] = [
    ...[asNumber(number, 9999), asNumber(worth, 3), asNumber(opens, 2), asNumber(introduces, 2)],
    asNumber(alone, 1),
  ]
  if (at === undefined) return `“${number}” is no number of an excerpt`
  if (worthy === undefined) return `worth is 0 to 3, not “${worth}”`
  if (opening === undefined) return `opens is 0 to 2, not “${opens}”`
  if (introducing === undefined) return `introduces is 0 to 2, not “${introduces}”`
  if (standing === undefined) return `alone is 0 or 1, not “${alone}”`
  return {
    ...{ number: at, class: isClass, worth: worthy, matter: isMatter },
    ...{ opens: opening, introduces: introducing, alone: standing },
  }
}

function asNumber(written: string | undefined, most: number): number | undefined {
  const number = Number(written)
  return Number.isInteger(number) && number >= 0 && number <= most ? number : undefined
}

/** Yes or no to each: of what readers weigh, what is good enough to be heard. */
function marksOf(line: Line): Record<Head, 0 | 1> {
  const yes = new Set<Head>([line.class, line.matter])
  if (line.worth >= 2) yes.add('worth')
  if (line.opens >= 1) yes.add('opens')
  if (line.introduces >= 1) yes.add('introduces')
  if (line.alone === 1) yes.add('alone')
  return Object.fromEntries(heads.map((head) => [head, yes.has(head) ? 1 : 0])) as Record<Head, 0 | 1> // every head
}
