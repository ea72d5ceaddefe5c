import { Link } from 'react-router'
import { placeWords as words } from '#content/places.ts'
import type { PublicShow } from '#domain/public-show.ts'
import type { Place } from '#operations/distribution/listings.ts'
import { stateOf } from '#site/figures/place-state.ts'
import { paths } from '#site/paths.ts'
import { Moment } from '#site/studio/moment.tsx'
import rows from '#site/studio/rows.module.css'
import { OutsideLink } from '#site/ui/outside-link.tsx'

type Props = { show: PublicShow; places: readonly Place[]; now: Date }

/** Place, state, since, who, and what is next. */
export function PlacesTable({ show, places, now }: Props) {
  return (
    <div className={rows.frame}>
      <table className={rows.table}>
        <thead>
          <tr>
            {Object.values(words.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <Row key={place.id} place={place} show={show} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ place, show, now }: { place: Place; show: PublicShow; now: Date }) {
  const state = stateOf(place, show.publicSince !== null)
  const { said } = place
  return (
    <tr>
      <th scope="row">
        <Link to={paths.studioShowPlaces(show.showId, place.id)} aria-label={words.choose(place.name)}>
          {place.name}
        </Link>
      </th>
      <td>
        {said?.listing ? (
          <OutsideLink href={said.listing}>{words.states[state]}</OutsideLink>
        ) : (
          words.states[state]
        )}
        {said?.seenBy && `, ${words.seen[said.seenBy]}`}
      </td>
      <td>{said && <Moment at={said.at} now={now} />}</td>
      <td>{said && (said.by ?? words.itself)}</td>
      <td>{words.next[state]}</td>
    </tr>
  )
}
