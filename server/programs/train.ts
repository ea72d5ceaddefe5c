// `npm run train`: excerpts of websites for people to mark, and weights learnt from what they have marked.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { cannotStart } from '#database/cannot-start.ts'
import { leaningsAsJson, learnLeanings } from '#production/training/learn-leanings.ts'
import { choicesAsText, chosenInFolds } from '#production/training/ranked-choices.ts'
import { guessesInFolds, guessesOf, rankingAsText } from '#production/training/ranking.ts'
import { train } from '#production/training/train.ts'
import { chosenInFolder } from './chosen-folders.ts'
import { markedIn, writeExcerpts } from './marked-folders.ts'
import { runCommand } from './run-command.ts'

const usage = `Use: npm run train -- excerpts --sites folder-of-websites --out folder
or: npm run train -- weights --marked folder [--excerpts folder] [--test folder] [--out file]
or: npm run train -- leanings --chosen folder --sites folder-of-websites [--out file]`

async function work(args: string[]): Promise<string> {
  const { task, sites, marked, chosen, excerpts, test, out } = readArguments(args)
  if (task === 'excerpts' && sites && out) return await writeExcerpts(path.resolve(sites), path.resolve(out))
  if (task === 'leanings' && chosen && sites)
    return await lean(
      path.resolve(chosen),
      path.resolve(sites),
      path.resolve(out ?? 'production/writer/leanings.json'),
    )
  if (task !== 'weights' || !marked) throw cannotStart(usage)
  const to = path.resolve(out ?? 'production/writer/weights.gz')
  return await learn({ marked, excerpts, test, to })
}

type Learning = { marked: string; excerpts: string | undefined; test: string | undefined; to: string }

async function learn({ marked, excerpts, test, to }: Learning): Promise<string> {
  const tested = test === undefined ? { marked: [], faults: [] } : await markedIn(test, excerpts)
  const unseen = new Set(tested.marked.map(({ website }) => website))
  const all = await markedIn(marked, excerpts)
  const taught = all.marked.filter(({ website }) => !unseen.has(website))
  if (taught.length === 0) throw cannotStart(`Nothing in ${marked} is marked. ${usage}`)
  const folded = guessesInFolds(taught)
  const weights = train(taught)
  const packed = gzipSync(weights, { level: 9 })
  await writeFile(to, packed)
  const websites = new Set(taught.map(({ website }) => website)).size
  return [
    ...new Set([...all.faults, ...tested.faults]),
    `${taught.length} excerpts of ${websites} websites; tested with ${tested.marked.length} of ${unseen.size} others`,
    rankingAsText(folded, unseen.size > 0 ? guessesOf(weights, tested.marked) : undefined),
    `${packed.length} bytes in ${to}`,
  ].join('\n')
}

async function lean(folder: string, sites: string, to: string): Promise<string> {
  const { chosen, faults } = await chosenInFolder(folder, sites)
  if (chosen.length === 0) throw cannotStart(`Nothing in ${folder} is chosen. ${usage}`)
  await writeFile(to, leaningsAsJson(learnLeanings(chosen)))
  const websites = new Set(chosen.map(({ website }) => website)).size
  return [
    ...new Set(faults),
    `${chosen.length} excerpts of ${websites} websites`,
    choicesAsText(chosenInFolds(chosen)),
    `The leanings are in ${to}`,
  ].join('\n')
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const
  const options = { sites: text, marked: text, chosen: text, excerpts: text, test: text, out: text }
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [task, ...more] = positionals
    if (more.length > 0) throw cannotStart(usage)
    return { task, ...values }
  } catch {
    throw cannotStart(usage)
  }
}

await runCommand('The training ended', work)
