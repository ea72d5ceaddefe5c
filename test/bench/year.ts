import { whatBecame } from '#test/year/what-became.ts'
import { liveAYear } from '#test/year/year.ts'
import { numberOption } from './number-option.ts'
import { printTable } from './table.ts'

/** A year of shows with all lives mixed, through the database, by a clock that is moved. */
export async function benchYear() {
  const count = numberOption('shows', 200)
  const numbers = Array.from({ length: count }, (_, number) => number)
  const weeks = numberOption('weeks', 52)
  const [startedAt, cpu] = [performance.now(), process.cpuUsage()]
  await using year = await liveAYear({ numbers, weeks, setupEpisodes: 10, minutesApart: 240 })
  const seconds = (performance.now() - startedAt) / 1000
  const used = process.cpuUsage(cpu)
  const { slots, out, letters, passages, faults } = await whatBecame(year)
  printTable(
    [`${count} shows, ${weeks} weeks`, 'count'],
    [
      ...Object.entries(Object.groupBy(slots, ({ state, why }) => (why ? `${state}: ${why}` : state)))
        .map(([what, those]) => [`dates ${what}`, String(those?.length)])
        .sort(),
      ['episodes out', String(out.length)],
      ['passages told', String(passages)],
      ['letters that call', String(letters.length)],
      ['looks', String(year.looks)],
      ['seconds', seconds.toFixed(0)],
      ['of them processor time of this process', ((used.user + used.system) / 1e6).toFixed(0)],
      ['faults', String(faults.length)],
    ],
  )
  for (const fault of faults.slice(0, 100)) process.stdout.write(`${fault}\n`)
  if (faults.length > 0) process.exitCode = 1
}
