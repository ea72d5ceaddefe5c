import { Form, Link } from 'react-router'
import { settingsWords } from '#content/studio-settings.ts'
import { findSettings, listSettings, type SettingsVersion } from '#database/settings.ts'
import { hasRight } from '#domain/rights.ts'
import { changesBetween } from '#domain/settings-versions.ts'
import { usableSettings } from '#operations/check-settings.ts'
import { publishingContext, studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { askedNumber } from '#site/studio/read-form.ts'
import { studioHead } from '#site/studio/studio-head.ts'
import { when } from '#site/studio/when.ts'
import { Button } from '#site/ui/button.tsx'
import type { Route } from './+types/versions-page'
import { ChangesTable, settingName } from './changes-table.tsx'
import { shownChanges } from './draft.ts'
import styles from './settings.module.css'
import tables from './tables.module.css'

const words = settingsWords.history
const most = 200

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, words.title)
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { operator, pool } = context.get(studioContext)
  const { defaults } = context.get(publishingContext)
  const [older, newer] = await Promise.all(
    ['older', 'newer'].map((side) => findSettings(pool, askedNumber(request, side) ?? 0)),
  )
  const versions = await listSettings(pool, most + 1)
  return {
    mayEdit: hasRight(operator, 'change-settings'),
    versions: versions.slice(0, most).map((version, index) => ({
      number: version.number,
      when: when(version.at, new Date()),
      by: version.by,
      changed: differences(versions[index + 1], version).map(({ key }) => key),
    })),
    compared: older &&
      newer && {
        older: older.number,
        newer: newer.number,
        changes: shownChanges(differences(older, newer), defaults),
      },
  }
}

const differences = (older: SettingsVersion | undefined, newer: SettingsVersion) =>
  changesBetween(usableSettings(older?.settings ?? {}), usableSettings(newer.settings))

export default function VersionsPage({ loaderData: { versions, compared, mayEdit } }: Route.ComponentProps) {
  return (
    <>
      <div className={styles.top}>
        <h1>{words.title}</h1>
        <Link to={paths.studioSettings()}>{settingsWords.title}</Link>
      </div>
      <p className="quiet">{versions.length > 0 ? words.text : words.empty}</p>
      {compared && <Compared {...compared} />}
      {versions.length > 0 && <Versions versions={versions} compared={compared} mayEdit={mayEdit} />}
    </>
  )
}

type Shown = Pick<Route.ComponentProps['loaderData'], 'versions' | 'compared' | 'mayEdit'>

function Compared({ older, newer, changes }: NonNullable<Shown['compared']>) {
  return (
    <section className={styles.compared}>
      <h2>{words.compared(older, newer)}</h2>
      {changes.length > 0 ? <ChangesTable changes={changes} /> : <p>{words.same}</p>}
    </section>
  )
}

function Versions({ versions, compared, mayEdit }: Shown) {
  const { columns } = words
  const chosen = compared ?? { older: versions[1]?.number, newer: versions[0]?.number }
  return (
    <Form method="get">
      <table className={tables.versions}>
        <thead>
          <tr>
            <th scope="col">{columns.compare}</th>
            <th scope="col">{columns.version}</th>
            <th scope="col">{columns.when}</th>
            <th scope="col">{columns.who}</th>
            <th scope="col">{columns.changed}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {versions.map(({ number, when, by, changed }, index) => (
            <tr key={number}>
              <td className={tables.sides}>
                {versions.length > 1 && (
                  <>
                    <Side side="older" number={number} isChosen={chosen.older === number} />
                    <Side side="newer" number={number} isChosen={chosen.newer === number} />
                  </>
                )}
              </td>
              <th scope="row">
                {number} {index === 0 && <span className="quiet small">{words.current}</span>}
              </th>
              <td data-label={columns.when}>{when}</td>
              <td data-label={columns.who}>{by ?? words.gone}</td>
              <td data-label={columns.changed}>{listed(changed)}</td>
              <td>
                {index > 0 && mayEdit && (
                  <Link to={`${paths.studioSettings()}?restore=${number}`}>{words.back}</Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {versions.length > 1 && (
        <div className={styles.bar}>
          <Button type="submit" isSmall>
            {words.compare}
          </Button>
        </div>
      )}
    </Form>
  )
}

function Side({ side, number, isChosen }: { side: 'older' | 'newer'; number: number; isChosen: boolean }) {
  return (
    <input
      type="radio"
      className={tables.side}
      name={side}
      value={number}
      defaultChecked={isChosen}
      aria-label={words.oneOf(number, words[side])}
    />
  )
}

const mostNames = 3
const listed = (keys: readonly string[]) =>
  [
    ...keys.slice(0, mostNames).map(settingName),
    ...(keys.length > mostNames ? [words.more(keys.length - mostNames)] : []),
  ].join(', ')
