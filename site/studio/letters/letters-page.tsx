import { Link } from 'react-router'
import { studio } from '#content/studio.ts'
import { keptLetters as words } from '#content/studio-letters.ts'
import { listOutboxLetters } from '#operations/read-outbox.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { Moment } from '#site/studio/moment.tsx'
import { Rows } from '#site/studio/rows.tsx'
import screen from '#site/studio/screen.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import type { Route } from './+types/letters-page'

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, studio.screens.letters)
}

export async function loader({ context }: Route.LoaderArgs) {
  const at = context.get(studioContext)
  if (!at.house.keepsLetters) throw new Response(null, { status: 404 })
  return { letters: await listOutboxLetters(at), now: new Date() }
}

export default function LettersPage({ loaderData: { letters, now } }: Route.ComponentProps) {
  const { what, to, at: when } = words.columns
  return (
    <div className={screen.screen}>
      <div className={screen.part}>
        <h1>{studio.screens.letters}</h1>
        <p className="quiet">{words.lead}</p>
        <p className="quiet">{words.operators}</p>
      </div>
      {letters.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <Rows label={words.letters} columns={[what, to, when]}>
          {letters.map(({ id, kind, email, at }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={paths.studioLetter(id)}>{words.kinds[kind]}</Link>
              </th>
              <td>{email}</td>
              <td>
                <Moment at={at} now={now} />
              </td>
            </tr>
          ))}
        </Rows>
      )}
    </div>
  )
}
