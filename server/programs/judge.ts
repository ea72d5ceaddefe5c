// `npm run judge`: the figures of the writer for a folder of websites, each beside its bar.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { cannotStart, systemReason } from '#database/cannot-start.ts'
import { barsOf, barsOfReaders } from '#production/judging/bars.ts'
import { figuresOf } from '#production/judging/figures.ts'
import { type Grades, readGrades } from '#production/judging/grades.ts'
import { judgeWebsite } from '#production/judging/judge-website.ts'
import { type JudgingReport, reportAsText } from '#production/judging/report-as-text.ts'
import { sizeOfWriter } from '#production/judging/size-of-writer.ts'
import { runCommand } from './run-command.ts'
import { keepScripts, writeWebsites } from './write-websites.ts'

const usage = 'Use: npm run judge -- folder-of-websites [--grades file.json] [--out folder]'

async function judge(args: string[]): Promise<string> {
  const { sites, out, graded } = readArguments(args)
  const grades = graded === undefined ? [] : await gradesIn(graded)
  const all = await writeWebsites(sites)
  const websites = all.map(({ told, summary }) => judgeWebsite(told, summary))
  const figures = figuresOf(websites)
  const size = sizeOfWriter()
  const report: JudgingReport = {
    figures,
    bars: barsOf(figures, size),
    readers: barsOfReaders(grades),
    grades,
  }
  if (out !== undefined) {
    await keepScripts(all, out)
    const kept = { ...report, size, websites }
    await writeFile(path.join(out, 'report.json'), `${JSON.stringify(kept, null, 2)}\n`)
  }
  return reportAsText(report)
}

async function gradesIn(file: string): Promise<Grades> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw cannotStart(`The grades in ${file} cannot be read: ${systemReason(cause)}.`, cause)
  })
  const read = readGrades(text)
  if (read.outcome === 'faulty') throw cannotStart(read.faults.join('\n'))
  return read.grades
}

function readArguments(args: string[]) {
  const { values, positionals } = parsed(args)
  const [sites, ...more] = positionals
  if (sites === undefined || more.length > 0) throw cannotStart(usage)
  const { out, grades } = values
  return { sites: path.resolve(sites), out: out && path.resolve(out), graded: grades && path.resolve(grades) }
}

function parsed(args: string[]) {
  try {
    const options = { out: { type: 'string' }, grades: { type: 'string' } } as const
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw cannotStart(usage)
  }
}

await runCommand('The websites could not be judged', judge)
