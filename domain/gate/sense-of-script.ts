import type { Reading } from '#domain/evidence.ts'
import type { Script } from '#domain/script.ts'
import { formulaOf } from './formulas.ts'
import { type Nonsense, senseOf } from './sense.ts'
import { siteOf } from './site.ts'

/** What hosts of the show's language say by themselves. */
export type ProgrammeWords = {
  formulas: readonly string[]
  announcing: readonly string[]
  disclosure: string
}

/** What would puzzle whoever hears this script. */
export function senseOfScript(script: Script, reading: Reading, words: ProgrammeWords): Nonsense[] {
  const site = siteOf(reading)
  const scenes = script.chapters.map(({ title, sentences }) => ({ title, lines: sentences }))
  return senseOf(scenes, script.language ?? site.language, {
    disclosure: words.disclosure,
    isFormula: formulaOf(words.formulas, site),
    announces: formulaOf(words.announcing, site),
  })
}
