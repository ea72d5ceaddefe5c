import { Link } from 'react-router'
import { logWords as words } from '#content/studio-rights.ts'
import type { LoggedDeed } from '#database/deeds-log.ts'
import { paths } from '#site/paths.ts'
import { Moment } from '#site/studio/moment.tsx'
import { Rows } from '#site/studio/rows.tsx'

const { at: when, operator: who, deed: what, request, facts: details } = words.columns

export function DeedRows({ deeds, now }: { deeds: readonly LoggedDeed[]; now: Date }) {
  return (
    <Rows label={words.lines} columns={[when, who, what, request, details]} onPhone="lines">
      {deeds.map(({ id, at, operator, operatorId, deed, requestId, facts }) => (
        <tr key={id}>
          <td>
            <Moment at={at} now={now} />
          </td>
          <td>
            {operator && operatorId ? (
              <Link to={paths.studioLog({ operator: operatorId })}>{operator}</Link>
            ) : (
              words.product
            )}
          </td>
          <td>{deed.replaceAll('-', ' ')}</td>
          <td data-short>
            {requestId && (
              <Link to={paths.studioLog({ request: requestId })} aria-label={`${request} ${requestId}`}>
                {requestId.slice(0, 8)}
              </Link>
            )}
          </td>
          <td>{factsText(facts)}</td>
        </tr>
      ))}
    </Rows>
  )
}

const factsText = (facts: Record<string, unknown>) =>
  Object.entries(facts)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ')
