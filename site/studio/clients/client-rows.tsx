import { Link } from 'react-router'
import { offerNames } from '#content/offer-names.ts'
import { clientWords as words } from '#content/studio-clients.ts'
import type { ClientRow } from '#operations/clients/client-row.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { Moment } from '#site/studio/moment.tsx'
import { Rows } from '#site/studio/rows.tsx'
import { StandingMark } from './standing-mark.tsx'

const { who, standing, bought, next, since } = words.columns

type Props = { label: string; clients: readonly ClientRow[]; now: Date }

export function ClientRows({ label, clients, now }: Props) {
  const settings = useSettings()
  return (
    <Rows label={label} columns={[who, standing, bought, next, since]}>
      {clients.map((client) => (
        <tr key={client.id}>
          <th scope="row">
            <Link to={paths.studioClient(client.id)}>{nameOfClient(client)}</Link>
          </th>
          <td data-short>
            <StandingMark standing={client.standing} />
          </td>
          <td>{offerNames(settings, client.offers)}</td>
          <td>
            {client.next && (
              <>
                {words.next[client.next.what]} <Moment at={client.next.at} now={now} />
              </>
            )}
          </td>
          <td>
            <Moment at={client.since} now={now} />
          </td>
        </tr>
      ))}
    </Rows>
  )
}

/** What people call them: a name, else an address. */
export const nameOfClient = ({ name, addresses }: Pick<ClientRow, 'name' | 'addresses'>) =>
  name && addresses[0] ? `${name}, ${addresses[0]}` : (name ?? addresses[0] ?? words.nobody)
