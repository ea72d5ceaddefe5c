import type { RefObject } from 'react'
import { Form, Link } from 'react-router'
import { board as words } from '#content/studio-board.ts'
import type { BoardState } from '#domain/board.ts'
import { paths } from '#site/paths.ts'
import { boardAddress } from './board-address.ts'
import styles from './search.module.css'

type SearchProps = {
  field: RefObject<HTMLInputElement | null>
  filter: BoardState | 'all'
  search: string
  total: number
}

/** A search looks in the state that is shown. */
export function Search({ field, filter, search, total }: SearchProps) {
  return (
    <search className={styles.search}>
      <Form action={paths.studio()} key={search}>
        {filter !== 'all' && <input type="hidden" name="show" value={filter} />}
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={search}
          maxLength={200}
          aria-label={words.search.label}
          placeholder={words.search.label}
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit">{words.search.button}</button>
      </Form>
      {search && (
        <p className="small quiet">
          {words.search.found(total, search)}{' '}
          <Link to={boardAddress({ filter, search: '' })}>{words.search.clear}</Link>
        </p>
      )}
    </search>
  )
}
