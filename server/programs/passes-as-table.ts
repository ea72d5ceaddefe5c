/** What each pass took and cost, for whoever reads a terminal. */
import type { KeptPass } from '#domain/writing.ts'

export function passesAsTable(passes: readonly KeptPass[], ceiling: number): string {
  const rows = passes.map(({ label, model, usage, dollars, seconds, calls, outcome }) => [
    ...[label, model, `${usage.input}`, `${usage.cached}`, `${usage.output}`, asDollars(dollars)],
    ...[`${seconds.toFixed(0)} s`, `${calls}`, outcome],
  ])
  const sum = (of: (pass: KeptPass) => number) => passes.reduce((all, pass) => all + of(pass), 0)
  const input = sum(({ usage }) => usage.input)
  const cached = sum(({ usage }) => usage.cached)
  const share = input > 0 ? Math.round((100 * cached) / input) : 0
  return [
    ...aligned([['pass', 'model', 'in', 'of it cached', 'out', 'cost', 'time', 'calls', 'outcome'], ...rows]),
    `${input} tokens in (${share} % from the vendor’s cache), ${sum(({ usage }) => usage.output)} out,` +
      ` ${asDollars(sum(({ dollars }) => dollars))} of at most ${asDollars(ceiling)}.`,
  ].join('\n')
}

const asDollars = (dollars: number) => `$${dollars.toFixed(4)}`

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
