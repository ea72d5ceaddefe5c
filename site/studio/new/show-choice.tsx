import { useId } from 'react'
import { Form } from 'react-router'
import { clientSide } from '#content/studio-client-side.ts'
import type { FoundShows } from '#database/ties.ts'
import { clockOf } from '#site/studio/when.ts'
import { Button } from '#site/ui/button.tsx'
import styles from './fields.module.css'

const words = clientSide.tie

type ShowChoiceProps = { found: FoundShows; chosen: string; fault?: string | undefined }

/** Whose show the episode is of: then its script waits for them before it gets voices. */
export function ShowChoice({ found: { shows, total, search }, chosen, fault }: ShowChoiceProps) {
  const id = useId()
  const isOneOfMany = search !== '' || total > shows.length
  if (shows.length === 0 && search === '') return null
  return (
    <>
      <p className={styles.field}>
        <label htmlFor={`${id}show`}>{words.heading}</label>
        <select
          id={`${id}show`}
          name="show"
          key={chosen}
          defaultValue={chosen}
          aria-describedby={`${id}hint`}
          aria-invalid={fault ? true : undefined}
        >
          <option value="">{words.none}</option>
          {shows.map(({ id, client, since }) => (
            <option key={id} value={id}>
              {client || clientSide.unnamed}, {words.since} {clockOf(since)}
            </option>
          ))}
        </select>
        {fault && <span className={`small ${styles.fault}`}>{fault}</span>}
        <span id={`${id}hint`} className="small quiet">
          {words.hint} {search !== '' ? words.found(total) : isOneOfMany && words.newest(shows.length, total)}
        </span>
      </p>
      {isOneOfMany && (
        <p className={styles.field}>
          <label htmlFor={`${id}find`}>{words.search}</label>
          <input id={`${id}find`} form="find-show" name="shows" type="search" defaultValue={search} />
          <Button type="submit" form="find-show" isSmall look="line">
            {words.find}
          </Button>
        </p>
      )}
    </>
  )
}

/** Stands beside the form that the choice is a part of, because no form stands in another. */
export const FindShow = () => <Form id="find-show" method="get" preventScrollReset />

/** What somebody looks for, and which show was meant before they came. */
export const showsAskedFor = (request: Request) => {
  const asked = new URL(request.url).searchParams
  return { search: (asked.get('shows') ?? '').slice(0, 200), chosen: asked.get('show') ?? '' }
}
