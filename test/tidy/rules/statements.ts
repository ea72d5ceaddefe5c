import { isOfTests } from '#test/tidy/facts.ts'
import type { House, Rule } from '#test/tidy/repository.ts'

const statement =
  /^`?\s*(?:select\s.*\sfrom\s|insert\s+into\s|update\s+[\w.]+\s+set\s|delete\s+from\s|lock\s+table\s|(?:create|alter|drop|truncate)\s+(?:table|schema|index|role)\b|with\s+\w+\s+as\s*\()/s
const change =
  /\b(?:insert\s+into|update\s+[\w.]+\s+(?:as\s+)?(?:\w+\s+)?set|delete\s+from|truncate|lock\s+table|for\s+(?:no\s+key\s+)?update)\b/i
const isDatabase = (file: string) => file.startsWith('database/')

export const statementsOutsideTheDatabase: Rule = ({ files }) =>
  files
    .filter(({ file }) => !isDatabase(file) && !isOfTests({ file }))
    .filter(
      ({ text, strings }) => /\.query\(/.test(text) || [...strings].some((each) => statement.test(each)),
    )
    .map(({ file }) => file)

/** What looks and leaves no trace, a screen may ask the database; whatever else is somebody's deed. */
export const screensThatChangeRows: Rule = (house) =>
  house.files
    .filter(({ file }) => /^(?:site|api|feeds)\//.test(file) && !isOfTests({ file }))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ from, isType }) => isDatabase(from) && !isType)
        .flatMap(({ from, names }) => names.filter((name) => changesRows(house, from, name)))
        .map((name) => `${file} ${name}`),
    )

/** Its own words, those of what it speaks of in its file, and those of what that takes from other files. */
function changesRows(
  { files }: Pick<House, 'files'>,
  file: string,
  name: string,
  asked = new Set<string>(),
): boolean {
  if (asked.has(`${file} ${name}`)) return false
  asked.add(`${file} ${name}`)
  const at = files.find((each) => each.file === file)
  const words = at?.declarations.get(name)
  if (!at || words === undefined) return false
  if (change.test(words)) return true
  const spoken = new Set(words.match(/\w+/g))
  const here = [...at.declarations.keys()].filter((other) => other !== name && spoken.has(other))
  if (here.some((other) => changesRows({ files }, file, other, asked))) return true
  return at.imports.some(({ from, names }) =>
    names.some(
      (other) => isDatabase(from) && spoken.has(other) && changesRows({ files }, from, other, asked),
    ),
  )
}
