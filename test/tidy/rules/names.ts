import path from 'node:path'
import { isOfTests } from '#test/tidy/facts.ts'
import type { House, Rule } from '#test/tidy/repository.ts'
import { isOfTheTools, isTakenByPlace } from './by-place.ts'

/**
 * For how many things each name stands: in the whole house where it is heard outside of its folder, and in its folder
 * where only neighbours take it.
 */
export const namesOfSeveralThings: Rule = (house) => {
  const heard = heardOutside(house)
  const things = new Map<string, Set<string>>()
  const add = (name: string, text: string) => things.set(name, (things.get(name) ?? new Set()).add(text))
  for (const { file, exports } of house.files.filter((each) => !isOfTests(each) && !isOfTheTools(each.file)))
    for (const { name, text, isPassedOn } of exports) {
      if (isPassedOn || isTakenByPlace(file, name)) continue
      if (heard.has(`${file} ${name}`)) add(name, text)
      else add(`${path.dirname(file)}: ${name}`, text)
    }
  return [...things].flatMap(([name, { size }]) => (size > 1 ? [`${name} ${size}`] : []))
}

function heardOutside({ files }: House): Set<string> {
  const heard = new Set<string>()
  for (const { file, imports, exports } of files.filter((each) => !isOfTests(each)))
    for (const { from, names } of imports)
      if (path.dirname(from) !== path.dirname(file) || exports.some(({ isPassedOn }) => isPassedOn))
        for (const name of names) heard.add(`${from} ${name}`)
  return heard
}
