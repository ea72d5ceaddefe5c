/** Prints rows as a Markdown table, so that figures can be pasted into a decision. */
export function printTable(columns: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  const lines = [columns, columns.map(() => '---'), ...rows]
  process.stdout.write(`${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`)
}

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
