/** How long an episode can honestly be: it follows what there is to tell, and what somebody wished shortens it. */
import { languageOf } from '#content/programme/languages.ts'
import { countWords } from '#domain/language/sentences.ts'
import { wordsFor } from '#domain/script-length.ts'

/** Words of facts, and the seconds that a good writer makes of them. */
const ladder = [
  [60, 60],
  [90, 90],
  [200, 180],
  [400, 240],
  [700, 300],
  [2_000, 600],
  [6_000, 1_800],
] as const

/** What nobody has asked to be longer. */
const usualSeconds = 300

export function honestSeconds(words: number, wished = usualSeconds): number {
  let [below, least] = ladder[0] as readonly [number, number] // to be changed below
  if (words <= below) return Math.min(wished, least)
  for (const [at, seconds] of ladder) {
    if (words <= at)
      return Math.min(wished, Math.round(least + ((seconds - least) * (words - below)) / (at - below)))
    below = at
    least = seconds
  }
  return Math.min(wished, least)
}

/** Under 100 seconds nobody needs a third scene. */
export const scenesFor = (seconds: number): { least: number; most: number } =>
  seconds < 100
    ? { least: 2, most: 3 }
    : seconds <= 330
      ? { least: 3, most: 5 }
      : { least: 4, most: Math.ceil(seconds / 75) }

/** Without the notice on the voices, which is spoken, too. */
export const wordsToWrite = (seconds: number, language: string): number =>
  wordsFor(seconds, scenesFor(seconds).least) - countWords(languageOf(language)?.hosts.disclosure ?? '')
