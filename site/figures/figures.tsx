import { explainedInWords, figureWords as words } from '#content/listening-figures.ts'
import { own } from '#domain/own.ts'
import type { ShowFigures } from '#operations/listening/show-figures.ts'
import { paths } from '#site/paths.ts'
import { ByEpisode } from './by-episode.tsx'
import { Columns } from './columns.tsx'
import { Explained } from './explained.tsx'
import styles from './figures.module.css'
import { Days, Weeks } from './over-time.tsx'

type Props = {
  figures: ShowFigures
  /** Where all of it is a file. */
  csv: string
}

/** What was heard of a show, for its operators and for its client: every number says where it comes from. */
export function Figures({ figures, csv }: Props) {
  const { total, listReadAt } = figures
  return (
    <div className={styles.figures}>
      <div>
        <p>{words.lead}</p>
        <p>
          <a href={paths.listeningMethod()}>{words.method}</a>
        </p>
      </div>
      {total.requests === 0 ? <p className="quiet">{words.none}</p> : <Heard figures={figures} csv={csv} />}
      <p className="small quiet">
        {listReadAt ? `${words.known} ${listReadAt.toISOString().slice(0, 10)}.` : words.starter}
      </p>
    </div>
  )
}

function Heard({ figures, csv }: Props) {
  const { total, days, weeks, apps, devices } = figures
  return (
    <>
      <dl className={styles.total}>
        <dt>{words.total}</dt>
        <dd>
          <Explained count={total.downloads} words={explainedInWords(total)} />
        </dd>
      </dl>
      <ByEpisode figures={figures} />
      <section aria-labelledby="days">
        <h2 id="days">{words.charts.days}</h2>
        <Days days={days} />
      </section>
      <section aria-labelledby="weeks">
        <h2 id="weeks">{words.charts.weeks}</h2>
        <Weeks weeks={weeks} />
      </section>
      <Programs id="apps" title={words.apps} programs={apps} nameOf={(name) => name} />
      <Programs id="devices" title={words.devices} programs={devices} nameOf={deviceName} />
      <p>
        <a href={csv} download>
          {words.file}
        </a>
      </p>
    </>
  )
}

const deviceName = (name: string) => own<string>(words.deviceNames, name) ?? words.deviceNames.other

type ProgramsProps = {
  id: string
  title: string
  programs: ShowFigures['apps']
  nameOf(name: string): string
}

function Programs({ id, title, programs, nameOf }: ProgramsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="small quiet">{words.lastDays}</p>
      <table className={styles.table}>
        <Columns first={title} />
        <tbody>
          {programs.map(({ name, downloads }) => (
            <tr key={name}>
              <th scope="row">{nameOf(name)}</th>
              <td>{words.count(downloads)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
