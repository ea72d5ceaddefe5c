import { isBuiltin } from 'node:module'
import { isOfTests } from '#test/tidy/facts.ts'
import type { House, Rule } from '#test/tidy/repository.ts'

export const importsThatAreNotDeclared: Rule = (house) => {
  const { dependencies = {}, devDependencies = {} } = declared(house)
  return packagesTaken(house)
    .filter(({ name }) => !Object.hasOwn(dependencies, name) && !Object.hasOwn(devDependencies, name))
    .map(({ file, name }) => `${file} ${name}`)
}

/** Types are gone when the product runs. */
export const importsThatOnlyDevelopersHave: Rule = (house) => {
  const { devDependencies = {} } = declared(house)
  return packagesTaken(house)
    .filter(
      ({ file, name, isType }) => !isOfTests({ file }) && !isType && Object.hasOwn(devDependencies, name),
    )
    .map(({ file, name }) => `${file} ${name}`)
}

/** Commands run before anything is installed. */
export const commandsThatNeedPackages: Rule = ({ texts }) =>
  [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].flatMap(([, from = '']) =>
      file.startsWith('bin/') && !from.startsWith('node:') && !from.startsWith('./')
        ? [`${file} ${from}`]
        : [],
    ),
  )

type Declared = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }
const declared = ({ texts }: House): Declared => JSON.parse(texts.get('package.json') ?? '{}')

function packagesTaken({ files }: House) {
  const rooms = new Set(files.map(({ file }) => file.split('/')[0]))
  return files.flatMap(({ file, imports }) =>
    imports.flatMap(({ from, isType }) => {
      const name = from
        .split('/')
        .slice(0, from.startsWith('@') ? 2 : 1)
        .join('/')
      const isOurs = rooms.has(name) || name.endsWith('.json') || from.startsWith('virtual:')
      return isOurs || isBuiltin(from) ? [] : [{ file, name, isType }]
    }),
  )
}
