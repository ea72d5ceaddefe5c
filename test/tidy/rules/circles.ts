import path from 'node:path'
import { isOfTests } from '#test/tidy/facts.ts'
import type { Rule } from '#test/tidy/repository.ts'

type Ways = Map<string, Set<string>>

/**
 * Folders that stand side by side and need each other: in twos, and, where those are taken away, in larger rounds.
 * A folder and what is inside it are one thing.
 */
export const circlesOfFolders: Rule = ({ files }) => {
  const ways: Ways = new Map()
  for (const each of files.filter((file) => !isOfTests(file)))
    for (const { from } of each.imports) {
      const pair = foldersSideBySide(each.file, from)
      if (pair) ways.set(pair[0], (ways.get(pair[0]) ?? new Set()).add(pair[1]))
    }
  const twos = [...ways].flatMap(([one, others]) =>
    [...others]
      .filter((other) => one < other && ways.get(other)?.has(one))
      .map((other) => [one, other] as const),
  )
  for (const [one, other] of twos) {
    ways.get(one)?.delete(other)
    ways.get(other)?.delete(one)
  }
  return [...twos.map((pair) => pair.join(' and ')), ...rounds(ways).map((round) => round.join(' and '))]
}

/** Where two files of a room part, with the folder that each of them is in. */
function foldersSideBySide(file: string, other: string): [string, string] | undefined {
  const [one, two] = [path.dirname(file).split('/'), path.dirname(other).split('/')]
  const parting = one.findIndex((folder, at) => folder !== two[at])
  if (parting < 1 || two[parting] === undefined) return undefined
  return [one.slice(0, parting + 1).join('/'), two.slice(0, parting + 1).join('/')]
}

/** Each set of folders in which every one is reached from every other. */
function rounds(ways: Ways): string[][] {
  const reached = new Map([...ways.keys()].map((folder) => [folder, reachedFrom(folder, ways)]))
  const found = [...reached].flatMap(([folder, others]) =>
    others.has(folder) ? [[...others].filter((other) => reached.get(other)?.has(folder)).sort()] : [],
  )
  return [...new Map(found.map((round) => [round.join(), round])).values()]
}

function reachedFrom(folder: string, ways: Ways): Set<string> {
  const reached = new Set<string>()
  const open = [folder]
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const next of ways.get(at) ?? [])
      if (!reached.has(next)) {
        reached.add(next)
        open.push(next)
      }
  return reached
}
