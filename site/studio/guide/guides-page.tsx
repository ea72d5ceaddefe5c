import { Form, Link, redirect } from 'react-router'
import { guideWords as words } from '#content/studio-guide.ts'
import { listGuides } from '#database/voice-guides.ts'
import { hostOfGuide } from '#operations/voice-guide.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { Rows } from '#site/studio/rows.tsx'
import screen from '#site/studio/screen.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import { clockOf } from '#site/studio/when.ts'
import { Button } from '#site/ui/button.tsx'
import type { Route } from './+types/guides-page'

const { list } = words

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pool } = context.get(studioContext)
  const asked = new URL(request.url).searchParams.get('website')
  const host = asked === null ? undefined : hostOfGuide(asked)
  if (host) throw redirect(paths.studioGuide(host))
  return { guides: await listGuides(pool), asked }
}

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, words.all)
}

/** All guides there are, and the way to one that is not there yet. */
export default function GuidesPage({ loaderData: { guides, asked } }: Route.ComponentProps) {
  return (
    <div className={screen.screen}>
      <h1>{words.all}</h1>
      <p className="quiet">{list.lead}</p>
      <Form className={screen.row}>
        <label className={screen.label}>
          {list.field}
          <input
            className={screen.input}
            name="website"
            inputMode="url"
            defaultValue={asked ?? ''}
            maxLength={2100}
            autoComplete="off"
            aria-invalid={asked === null ? undefined : true}
            aria-describedby={asked === null ? undefined : 'website-fault'}
          />
        </label>
        <Button type="submit" isSmall>
          {list.button}
        </Button>
      </Form>
      {asked !== null && <p id="website-fault">{list.invalid}</p>}
      {guides.length === 0 ? (
        <p className="quiet">{list.none}</p>
      ) : (
        <Rows label={words.all} columns={[list.field, list.changed]} isNarrow>
          {guides.map(({ host, at }) => (
            <tr key={host}>
              <th scope="row">
                <Link to={paths.studioGuide(host)}>{host}</Link>
              </th>
              <td data-short>{clockOf(at)}</td>
            </tr>
          ))}
        </Rows>
      )}
    </div>
  )
}
