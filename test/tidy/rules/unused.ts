import path from 'node:path'
import { isOfTests } from '#test/tidy/facts.ts'
import type { House, Rule } from '#test/tidy/repository.ts'
import { isAskedForByPlace, isOfTheTools, isTakenByPlace } from './by-place.ts'

export const filesThatNobodyImports: Rule = (house) => {
  const named = namedIn(house)
  for (const { imports } of house.files) for (const { from } of imports) named.add(withoutQuestion(from))
  return house.files.map(({ file }) => file).filter((file) => !isAskedForByPlace(file) && !named.has(file))
}

/** Routes, and programs that are started by name. */
function namedIn({ files, texts }: House): Set<string> {
  const named = new Set<string>()
  for (const { file, strings } of files)
    for (const text of strings)
      if (/\.tsx?$/.test(text))
        for (const folder of ['.', path.dirname(file), 'site']) named.add(path.join(folder, text))
  for (const [file, text] of texts)
    if (!file.endsWith('.md')) for (const [name] of text.matchAll(/[\w./-]+\.tsx?\b/g)) named.add(name)
  return named
}

/** Test equipment in a room says so in its name; everything else there is for the product. */
export const filesForTestsAlone: Rule = (house) => {
  const { files } = house
  const named = namedIn(house)
  const importers = new Map<string, { file: string }[]>()
  for (const each of files)
    for (const { from } of each.imports)
      importers.set(withoutQuestion(from), [...(importers.get(withoutQuestion(from)) ?? []), each])
  return files
    .filter((each) => !isOfTests(each) && !isAskedForByPlace(each.file))
    .map(({ file }) => file)
    .filter((file) => !named.has(file) && importers.get(file)?.every(isOfTests))
}

/** An underscore tells the linter that nobody needs it: then nobody does. Of parameters it tells the reader, too. */
export const namesKeptForNobody: Rule = ({ files }) =>
  files.flatMap(({ file, text }) =>
    [...text.matchAll(/^(?:const|let|function|async function) (_\w+)/gm)].map(
      ([, name]) => `${file} ${name}`,
    ),
  )

export const exportsThatNobodyTakes: Rule = (house) =>
  exportsWithTakers(house).flatMap(({ place, takers }) => (takers.length === 0 ? [place] : []))

/** Kept alive by its own test. */
export const exportsForTestsAlone: Rule = (house) => {
  const forTests = new Set(filesForTestsAlone(house))
  return exportsWithTakers(house)
    .filter(({ file, isUsedHere }) => !isOfTests({ file }) && !forTests.has(file) && !isUsedHere)
    .flatMap(({ place, takers }) =>
      takers.length > 0 && takers.every((file) => isOfTests({ file })) ? [place] : [],
    )
}

function exportsWithTakers({ files }: House) {
  const takers = new Map<string, string[]>()
  for (const { file, imports } of files)
    for (const { from, names } of imports)
      for (const name of names) {
        const place = `${withoutQuestion(from)} ${name}`
        takers.set(place, [...(takers.get(place) ?? []), file])
      }
  return files
    .filter(({ file }) => !isOfTheTools(file))
    .flatMap(({ file, exports }) =>
      exports
        .filter(({ name }) => !isTakenByPlace(file, name))
        .map(({ name, isUsedHere }) => {
          const place = `${file} ${name}`
          return {
            file,
            place,
            isUsedHere,
            takers: [...(takers.get(place) ?? []), ...(takers.get(`${file} *`) ?? [])],
          }
        }),
    )
}

/** `./follow-along.ts?inline` */
const withoutQuestion = (from: string) => from.replace(/\?.*$/, '')
