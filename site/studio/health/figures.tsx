import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { tellersHeard } from '#content/studio-clients.ts'
import { healthWords as words } from '#content/studio-rights.ts'
import { failureDays, type State } from '#domain/health.ts'
import type { Health } from '#operations/read-health.ts'
import { paths } from '#site/paths.ts'
import { Moment } from '#site/studio/moment.tsx'
import { Rows } from '#site/studio/rows.tsx'
import screen from '#site/studio/screen.module.css'
import { sizeInWords } from '#site/studio/size-of.ts'
import { distanceInWords, span } from '#site/studio/when.ts'
import { StateMark } from './state-mark.tsx'

type Figure = { name: string; figure: ReactNode; state: State }

export function HealthFigures({ health }: { health: Health }) {
  const { what, figure: value, state } = words.columns
  return (
    <section className={screen.part} aria-labelledby="figures">
      <h2 id="figures">{words.figures}</h2>
      <Rows label={words.figures} columns={[what, value, state]} onPhone="ends">
        {figuresOf(health).map((each) => (
          <tr key={each.name}>
            <th scope="row">{each.name}</th>
            <td>{each.figure}</td>
            <td data-short>
              <StateMark state={each.state} />
            </td>
          </tr>
        ))}
      </Rows>
    </section>
  )
}

function figuresOf(health: Health): Figure[] {
  const { queue, requests, states, connections, at, failures } = health
  const { lettersQueued, lettersFailed, lettersUnclear, parked, erasuresOpen, tidiedAt } = requests
  const failed = failures.reduce((sum, { count }) => sum + count, 0)
  return [
    {
      name: words.queue,
      figure: queue ? words.queueFigure(queue.waiting, queue.active) : words.queueNever,
      state: states.queue,
    },
    { name: words.oldest, figure: <Oldest health={health} />, state: states.oldest },
    {
      name: words.letters,
      figure: words.lettersFigure(lettersQueued, lettersFailed, lettersUnclear),
      state: states.letters,
    },
    { name: words.line, figure: requests.inLine, state: states.line },
    { name: words.failures(failureDays), figure: failed, state: states.failures },
    { name: words.parked, figure: parked, state: states.vendors },
    { name: words.browser, figure: words.browserFigure(health.browser), state: states.browser },
    { name: words.disk, figure: diskFigure(health), state: states.disk },
    {
      name: words.database,
      figure: words.databaseFigure(
        sizeInWords(requests.databaseBytes),
        span(requests.connectedSeconds),
        connections.open,
        connections.idle,
      ),
      state: 'good',
    },
    { name: tellersHeard.name, figure: tellersHeard.figure(health.silent), state: states.told },
    { name: words.backup, figure: <Backup health={health} />, state: states.backup },
    { name: words.erasures, figure: erasuresOpen, state: states.erasures },
    { name: words.tidied, figure: <Tidied at={tidiedAt} now={at} />, state: states.tidied },
  ]
}

const Tidied = ({ at, now }: { at: Date | null; now: Date }) =>
  at ? <Moment at={at} now={now} /> : words.never

function Oldest({ health: { oldest, requests, at } }: { health: Health }) {
  if (!oldest) return words.noneOpen
  return (
    <>
      <Link to={paths.studioEpisode(oldest.id)}>
        <Moment at={oldest.at} now={at} />
      </Link>
      , {words.due} {distanceInWords(oldest.dueAt, at)}, {words.openRequests(requests.open)}
    </>
  )
}

function Backup({ health: { requests, states, at } }: { health: Health }) {
  if (!requests.backedUpAt) return words.noBackup
  return (
    <>
      <Moment at={requests.backedUpAt} now={at} />
      {states.backup === 'act' && `, ${words.backupIsOld}`}
    </>
  )
}

const diskFigure = ({ disk }: Health) =>
  disk
    ? words.diskFigure(`${Math.round(disk.usedShare * 100)} %`, sizeInWords(disk.freeBytes))
    : words.diskUnknown
