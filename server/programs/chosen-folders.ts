/** What readers have chosen of whole websites, `<website>.chosen.txt`, beside the excerpts that they read, `<website>.json`. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { languageOf, languages } from '#content/programme/languages.ts'
import { cannotStart, systemReason } from '#database/cannot-start.ts'
import type { ReadersChoice } from '#production/training/learn-leanings.ts'
import { type NumberedExcerpts, numberedIn } from '#production/training/numbered.ts'
import { type Choices, readChoices } from '#production/training/read-choices.ts'
import { textOfExcerpt } from '#production/writer/excerpt.ts'
import { looksOf } from '#production/writer/looks.ts'
import { wordsOfLanguage } from '#production/writer/words-of.ts'
import { writeProgramme } from '#production/writer/write-programme.ts'
import { readWebsite } from '#reader/read-website.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'

const ending = '.chosen.txt'
type Found = { chosen: readonly ReadersChoice[]; faults: readonly string[] }

export async function chosenInFolder(folder: string, sites: string): Promise<Found> {
  const names = await readdir(folder).catch((cause: unknown) => {
    throw cannotStart(`The folder of choices, ${folder}, cannot be read: ${systemReason(cause)}.`, cause)
  })
  const web = fixtureWeb({ folder: sites, ourName: 'Offmic' })
  const all: Found[] = []
  for (const name of names.filter((each) => each.endsWith(ending)).sort()) {
    const website = name.slice(0, -ending.length)
    const numbered = await readFile(path.join(folder, `${website}.json`), 'utf8').then(
      numberedIn,
      () => undefined,
    )
    const { choices, faults } = readChoices(website, await readFile(path.join(folder, name), 'utf8'))
    const read = await readWebsite({
      web,
      url: `https://${website}/`,
      languages: languages.map(({ code }) => code),
    })
    const language = read.outcome === 'read' ? languageOf(read.reading.language) : undefined
    if (!numbered || read.outcome !== 'read' || !language)
      all.push({ chosen: [], faults: [`${website}: its excerpts or its pages cannot be read.`] })
    else {
      const words = wordsOfLanguage(language)
      const looks = new Map(
        writeProgramme(read.reading, language).all.map((each) => [textOfExcerpt(each), looksOf(each, words)]),
      )
      all.push({ chosen: chosenOf(website, { numbered, choices, looks }), faults })
    }
  }
  return { chosen: all.flatMap(({ chosen }) => chosen), faults: all.flatMap(({ faults }) => faults) }
}

type Sheet = {
  numbered: NumberedExcerpts
  choices: Choices
  looks: ReadonlyMap<string, ReadersChoice['looks']>
}

/** What is read otherwise today than when somebody chose teaches nothing. */
function chosenOf(website: string, { numbered, choices, looks }: Sheet): ReadersChoice[] {
  return numbered.excerpts.flatMap((excerpt, number) => {
    const seen = looks.get(textOfExcerpt(excerpt))
    if (!seen) return []
    const is = {
      who: choices.who.has(number),
      core: choices.core.has(number),
      fine: choices.fine.has(number),
      bad: choices.bad.has(number),
    }
    return [{ website, looks: seen, is }]
  })
}
