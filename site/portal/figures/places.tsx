import { placeWords as words } from '#content/places.ts'
import type { Place } from '#operations/distribution/listings.ts'
import figures from '#site/figures/figures.module.css'
import { stateOf } from '#site/figures/place-state.ts'
import { Day } from '#site/portal/day.tsx'
import styles from '#site/portal/portal.module.css'
import { OutsideLink } from '#site/ui/outside-link.tsx'

type Props = { title: string; isPublic: boolean; places: readonly Place[] }

/** The same list as operators have, as far as it concerns a client. */
export function Places({ title, isPublic, places }: Props) {
  const { place, state, since, next } = words.columns
  return (
    <section className={styles.part} aria-labelledby="places">
      <h2 id="places">{words.ofShow(title)}</h2>
      <table className={figures.table}>
        <thead>
          <tr>
            {[place, state, since, next].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places
            .map((each) => ({ ...each, state: stateOf(each, isPublic) }))
            .filter((each) => each.state !== 'not-wanted')
            .map(({ id, name, said, state: is }) => (
              <tr key={id}>
                <th scope="row">
                  {said?.listing ? <OutsideLink href={said.listing}>{name}</OutsideLink> : name}
                </th>
                <td>{words.states[is]}</td>
                <td>{said && <Day at={said.at} />}</td>
                <td>{words.nextForClient[is]}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}
