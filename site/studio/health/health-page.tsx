import { studio } from '#content/studio.ts'
import { healthWords as words } from '#content/studio-rights.ts'
import { failureDays } from '#domain/health.ts'
import { type Health, readHealth } from '#operations/read-health.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { Moment } from '#site/studio/moment.tsx'
import { Rows } from '#site/studio/rows.tsx'
import screen from '#site/studio/screen.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import type { Route } from './+types/health-page'
import { CostsPart } from './costs.tsx'
import { HealthFigures } from './figures.tsx'
import { StateMark } from './state-mark.tsx'
import { VendorsPart } from './vendors.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, studio.screens.health)
}

export const loader = ({ context }: Route.LoaderArgs) => readHealth(context.get(studioContext))

export default function HealthPage({ loaderData: health }: Route.ComponentProps) {
  return (
    <div className={screen.screen}>
      <div className={screen.part}>
        <h1>{studio.screens.health}</h1>
        <p className={screen.row}>
          <StateMark state={health.state} /> {words.summary[health.state]}
        </p>
      </div>
      <HealthFigures health={health} />
      <VendorsPart vendors={health.vendors} now={health.at} />
      <Failures health={health} />
      <CostsPart {...health} />
      <p>
        <a href={paths.studioHealthFile()}>{words.asFile}</a>
      </p>
    </div>
  )
}

function Failures({ health: { failures, at } }: { health: Health }) {
  const { code, count, last } = words.failureColumns
  return (
    <section className={screen.part} aria-labelledby="failures">
      <h2 id="failures">{words.failures(failureDays)}</h2>
      {failures.length === 0 && <p className="quiet">{words.noFailures}</p>}
      {failures.length > 0 && (
        <Rows
          label={words.failures(failureDays)}
          columns={[code, { name: count, isNumber: true }, last]}
          isNarrow
        >
          {failures.map((failure) => (
            <tr key={failure.code}>
              <th scope="row">{failure.code}</th>
              <td data-number>{failure.count}</td>
              <td>
                <Moment at={failure.lastAt} now={at} />
              </td>
            </tr>
          ))}
        </Rows>
      )}
    </section>
  )
}
