import { Link } from 'react-router'
import { peopleWords as words } from '#content/studio-rights.ts'
import type { Person } from '#operations/look-up-person.ts'
import { paths } from '#site/paths.ts'
import { Moment } from '#site/studio/moment.tsx'
import { Rows } from '#site/studio/rows.tsx'
import screen from '#site/studio/screen.module.css'

const { asked, email: address, website: site, state } = words.requestColumns

export function PersonsRequests({ requests, now }: { requests: Person['requests']; now: Date }) {
  return (
    <section className={screen.part} aria-labelledby="requests">
      <h2 id="requests">{words.requests}</h2>
      <Rows label={words.requests} columns={[asked, address, site, state]}>
        {requests.map(({ id, email, website, status, createdAt }) => (
          <tr key={id}>
            <td>
              <Link to={paths.studioEpisode(id)}>
                <Moment at={createdAt} now={now} />
              </Link>
            </td>
            <td>{email}</td>
            <td>{website}</td>
            <td data-short>{status}</td>
          </tr>
        ))}
      </Rows>
    </section>
  )
}
