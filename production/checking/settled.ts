/** What is left of a script without what the website does not say, and still makes sense. */
import { formulasOf, programmeWordsOf, questionsOfFrame } from '#content/programme/formulas.ts'
import type { Reading } from '#domain/evidence.ts'
import { formulaOf } from '#domain/gate/formulas.ts'
import type { Nonsense } from '#domain/gate/sense.ts'
import { senseOfScript } from '#domain/gate/sense-of-script.ts'
import { siteOf } from '#domain/gate/site.ts'
import { checkScript } from '#domain/ledger/ledger.ts'
import type { Script, Sentence } from '#domain/script.ts'
import { placeInScript, type ScriptPlaces, withoutBeats } from './without-beats.ts'

/** Dropping one beat can leave another without what it points back to. */
const mostRounds = 12

/** Undefined: what is left makes no sense, whatever else goes. */
export function settled(script: Script, reading: Reading): Script | undefined {
  const first = refusedIn(script, reading)
  if (first.size === 0) return script
  const isFrame = frameOf(script, reading)
  const before = new Set(puzzlesIn(script, reading).map(({ name }) => name))
  let current = withoutBeats(script, first, isFrame)
  for (let round = 1; round < mostRounds; round += 1) {
    const refused = refusedIn(current, reading)
    const puzzles =
      refused.size > 0 ? [] : puzzlesIn(current, reading).filter(({ name }) => !before.has(name))
    if (refused.size + puzzles.length === 0) return current
    if (puzzles.some(({ isOfAll }) => isOfAll)) return undefined
    const gone = refused.size > 0 ? refused : new Set(puzzles.map(({ place }) => place))
    current = withoutBeats(current, gone, isFrame)
  }
  return refusedIn(current, reading).size === 0 ? current : undefined
}

function refusedIn(script: Script, reading: Reading): ScriptPlaces {
  const { entries } = checkScript(script, { reading, formulas: formulasOf(script.language) })
  const refused = entries.filter(({ verdict }) => verdict === 'unsupported')
  return new Set(refused.map(({ chapter, sentence }) => placeInScript(chapter, sentence)))
}

type Puzzle = { place: string; name: string; isOfAll: boolean }

/** The whole script has lost its beginning or its end: no further removal mends that. */
const ofAll: ReadonlySet<Nonsense['kind']> = new Set(['no-opening', 'no-ending'])

/** By its words: the places change with each removal. That the voices are artificial is put in afterwards. */
function puzzlesIn(script: Script, reading: Reading): Puzzle[] {
  return senseOfScript(script, reading, programmeWordsOf(script.language))
    .filter(({ kind }) => kind !== 'no-disclosure')
    .map(({ kind, scene, line }) => ({
      place: placeInScript(scene, line),
      name: JSON.stringify([kind, ofAll.has(kind) || script.chapters[scene]?.sentences[line]?.text]),
      isOfAll: ofAll.has(kind),
    }))
}

function frameOf(script: Script, reading: Reading): (sentence: Sentence) => boolean {
  const isFrame = formulaOf(questionsOfFrame(script.language), siteOf(reading))
  return ({ speaker, text }) => (speaker === 'host' || speaker === 'guest') && isFrame(text)
}
