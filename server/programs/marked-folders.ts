/** Where excerpts wait for their marks: `<website>.json` for the program, `<website>.sheet.txt` and `<website>.txt` for people. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { languageOf, languages } from '#content/programme/languages.ts'
import { cannotStart, systemReason } from '#database/cannot-start.ts'
import { excerptsToMark, sheetOf } from '#production/training/excerpts-to-mark.ts'
import { numberedIn } from '#production/training/numbered.ts'
import { type ReadMarks, readMarks } from '#production/training/read-marks.ts'
import { wordsOfLanguage } from '#production/writer/words-of.ts'
import { readWebsite } from '#reader/read-website.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'
import { websitesIn } from './write-websites.ts'

const sheet = '.sheet.txt'

export async function writeExcerpts(sites: string, out: string): Promise<string> {
  const web = fixtureWeb({ folder: sites, ourName: 'Offmic' })
  const hosts = await websitesIn(sites)
  await mkdir(out, { recursive: true })
  const told: string[] = []
  for (const host of hosts) {
    const file = (ending: string) => path.join(out, `${host}${ending}`)
    const read = await readWebsite({
      web,
      url: `https://${host}/`,
      languages: languages.map(({ code }) => code),
    })
    const language = read.outcome === 'read' ? languageOf(read.reading.language) : undefined
    // Other numbers under marks that stand there already would make nonsense of them.
    if (existsSync(file('.txt'))) told.push(`${host} is marked already, and stays as it is.`)
    else if (read.outcome !== 'read') told.push(`${host}: ${read.reason}`)
    else if (!language) told.push(`${host}: nobody asks in “${read.reading.language}”.`)
    else {
      const numbered = excerptsToMark(read.reading, wordsOfLanguage(language))
      await writeFile(file('.json'), `${JSON.stringify(numbered, null, 1)}\n`)
      await writeFile(file(sheet), sheetOf(host, numbered, read.reading))
      told.push(`${host}: ${numbered.excerpts.length} excerpts`)
    }
  }
  return [
    ...told,
    `production/training/MARKING.md says how they are marked, each in <website>.txt beside its sheet in ${out}`,
  ].join('\n')
}

/** Every website of a folder that has marks and excerpts; these may stand in another folder. */
export async function markedIn(folder: string, excerpts = folder): Promise<ReadMarks> {
  const all: ReadMarks[] = []
  for (const file of (await filesIn(folder)).filter(
    (name) => name.endsWith('.txt') && !name.endsWith(sheet),
  )) {
    const website = file.slice(0, -'.txt'.length)
    const numbered = await readFile(path.join(excerpts, `${website}.json`), 'utf8').then(
      numberedIn,
      () => undefined,
    )
    if (numbered) all.push(readMarks(website, await readFile(path.join(folder, file), 'utf8'), numbered))
    else
      all.push({
        marked: [],
        faults: [`${website}: its excerpts, ${website}.json, cannot be read in ${excerpts}.`],
      })
  }
  return { marked: all.flatMap(({ marked }) => marked), faults: all.flatMap(({ faults }) => faults) }
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((cause: unknown) => {
    throw cannotStart(`The folder of marks, ${folder}, cannot be read: ${systemReason(cause)}.`, cause)
  })
  return names.sort()
}
