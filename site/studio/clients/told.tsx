import { clientWords as words } from '#content/studio-clients.ts'
import type { showClient } from '#operations/clients/show-clients.ts'
import { Moment } from '#site/studio/moment.tsx'
import { Rows } from '#site/studio/rows.tsx'
import screen from '#site/studio/screen.module.css'

type ToldLines = NonNullable<Awaited<ReturnType<typeof showClient>>>['told']

/** Whatever companies and operators have said, the newest first. */
export function Told({ told, now }: { told: ToldLines; now: Date }) {
  const { at, by, what } = words.toldColumns
  return (
    <section className={screen.part} aria-labelledby="told">
      <h2 id="told">{words.parts.told}</h2>
      <Rows label={words.parts.told} columns={[at, by, what]}>
        {told.map((line) => (
          <tr key={line.number}>
            <td>
              <Moment at={line.at} now={now} />
            </td>
            <td data-short>{words.teller(line.source)}</td>
            <td>
              {line.kind} {line.isTest && <span className="quiet">({words.test})</span>}
            </td>
          </tr>
        ))}
      </Rows>
    </section>
  )
}
