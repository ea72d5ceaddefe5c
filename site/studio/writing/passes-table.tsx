import { writingWords as words } from '#content/studio-writing.ts'
import { own } from '#domain/own.ts'
import type { ShownPass } from '#operations/open-writing.ts'
import { Rows } from '#site/studio/rows.tsx'
import { countOf, dollarsInWords } from './money.ts'

const { columns } = words
const number = (name: string) => ({ name, isNumber: true as const })

/** What the model was asked, in the order of asking, and the sum of it. */
export const PassesTable = ({ label, passes }: { label: string; passes: readonly ShownPass[] }) => (
  <Rows
    label={label}
    columns={[
      columns.pass,
      columns.model,
      ...[columns.in, columns.cached, columns.out, columns.dollars].map(number),
      ...[columns.seconds, columns.calls].map(number),
      columns.outcome,
    ]}
  >
    {passes.map((pass) => (
      <tr key={`${pass.label} ${pass.key}`}>
        <th scope="row">{words.passName(pass.label)}</th>
        <td>{pass.model}</td>
        <Figures figures={pass} />
        <td>
          {own(words.outcomes, pass.outcome) ?? pass.outcome}
          {pass.reason && `: ${pass.reason}`}
        </td>
      </tr>
    ))}
    <tr>
      <th scope="row">{words.all}</th>
      <td />
      <Figures figures={sumOf(passes)} />
      <td />
    </tr>
  </Rows>
)

type Figures = Pick<ShownPass, 'usage' | 'dollars' | 'seconds' | 'calls'>

const Figures = ({ figures: { usage, dollars, seconds, calls } }: { figures: Figures }) => (
  <>
    <td data-number>{countOf(usage.input)}</td>
    <td data-number>{countOf(usage.cached)}</td>
    <td data-number>{countOf(usage.output)}</td>
    <td data-number>{dollarsInWords(dollars)}</td>
    <td data-number>{seconds.toFixed(1)}</td>
    <td data-number>{calls}</td>
  </>
)

export function sumOf(passes: readonly Figures[]): Figures {
  const sum = (of: (each: Figures) => number) => passes.reduce((all, each) => all + of(each), 0)
  return {
    usage: {
      input: sum(({ usage }) => usage.input),
      cached: sum(({ usage }) => usage.cached),
      output: sum(({ usage }) => usage.output),
    },
    dollars: sum(({ dollars }) => dollars),
    seconds: sum(({ seconds }) => seconds),
    calls: sum(({ calls }) => calls),
  }
}
