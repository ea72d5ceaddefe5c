import { Form, Link, useLocation } from 'react-router'
import { board as words } from '#content/studio-board.ts'
import { paths } from '#site/paths.ts'
import styles from './deeds.module.css'
import type { MarkedRow } from './marked-rows.ts'

/** What may be done to a request now. What cannot be taken back asks once more. */
export function RowDeeds({ row: { id, deeds, business, need } }: { row: MarkedRow }) {
  const { search } = useLocation()
  if (deeds.length === 0) return null
  const action = `?index${search && `&${search.slice(1)}`}`
  return (
    <Form method="post" action={action} preventScrollReset className={styles.deeds}>
      <input type="hidden" name="request" value={id} />
      <input type="hidden" name="business" value={business} />
      {(need === 'approval' || need === 'client') && (
        <Link to={paths.studioEpisode(id)} aria-label={`${words.review}: ${business}`}>
          {words.review}
        </Link>
      )}
      {deeds
        .filter((deed) => deed !== 'stop')
        .map((deed) => (
          <button
            key={deed}
            type="submit"
            name="deed"
            value={deed}
            aria-label={`${words.deeds[deed]}: ${business}`}
          >
            {words.deeds[deed]}
          </button>
        ))}
      {deeds.includes('stop') && (
        <details>
          <summary aria-label={`${words.deeds.stop}: ${business}`}>{words.stop.open}</summary>
          <div>
            <p className="small">{words.stop.warning}</p>
            <button type="submit" name="deed" value="stop">
              {words.stop.button}
            </button>
          </div>
        </details>
      )}
    </Form>
  )
}
