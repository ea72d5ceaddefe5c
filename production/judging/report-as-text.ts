/** The report as somebody reads it in a terminal. */
import type { Bar } from './bars.ts'
import type { JudgingFigures } from './figures.ts'
import type { Grades } from './grades.ts'

export type JudgingReport = {
  figures: JudgingFigures
  bars: readonly Bar[]
  readers: readonly Bar[]
  grades: Grades
}

export function reportAsText({ figures, bars, readers, grades }: JudgingReport): string {
  const { websites, episodes, telling, talkative, repeated, beginnings, refusals, refused } = figures
  return [
    `${websites} websites, ${episodes} episodes, ${websites - episodes} refused`,
    '',
    'What a program can know',
    ...bars.map(asLine),
    '',
    'What only a reader can tell, each script read whole',
    ...readers.map(asLine),
    '  Whether something false is said, turned round or put into a wrong mouth: none may be.',
    '  Whether something stale, left over or somebody else’s is read: at most 1 in 20.',
    `  ${gradedOf(figures, grades)}`,
    ...listed(
      'Refused',
      refusals.map(({ site, reason }) => `${site}: ${reason}`),
    ),
    ...listed('English, enough to read, and no episode', telling.without),
    ...listed('Hosts say too much', talkative),
    ...listed(
      'Hosts say it too often',
      repeated.map(({ text, language, episodes: times, of }) => `“${text}” (${language}, ${times} of ${of})`),
    ),
    ...listed('Begins without saying what this is', beginnings.without),
    ...listed(
      'Refused by the gate',
      refused.map(({ site, text, reason }) => `${site}: “${text}” ${reason}`),
    ),
  ].join('\n')
}

const asLine = ({ what, measured, bar, isMet }: Bar) =>
  `  ${isMet === undefined ? '·' : isMet ? '✓' : '✗'} ${what}: ${measured} (bar: ${bar})`

const listed = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? ['', title, ...lines.map((line) => `  - ${line}`)] : []

function gradedOf({ episodes }: JudgingFigures, grades: Grades): string {
  const sites = new Set(grades.map(({ site }) => site)).size
  return sites === 0
    ? 'Nobody has graded them: --grades file.json holds what readers say.'
    : `${sites} of ${episodes} episodes are graded, in ${grades.length} readings.`
}
