import { Form, Link } from 'react-router'
import { readWords as words } from '#content/studio-read.ts'
import { paths } from '#site/paths.ts'
import { type ReadQuery, searchOf, views } from '#site/studio/read-query.ts'
import screen from '#site/studio/screen.module.css'
import { Button } from '#site/ui/button.tsx'
import styles from './read.module.css'

type ReadFilterProps = { requestId: string; asked: ReadQuery }

/** The whole question stands in the address, so that it can be sent to somebody. */
export function ReadFilter({ requestId, asked }: ReadFilterProps) {
  const { view, words: typed, at, how, near } = asked
  return (
    <div className={screen.part}>
      <nav aria-label={words.label} className={styles.views}>
        {views.map((each) => (
          <Link
            key={each}
            to={paths.studioRead(requestId, searchOf({ view: each, words: typed, at, how, near }))}
            aria-current={each === view ? 'page' : undefined}
          >
            {words.views[each]}
          </Link>
        ))}
      </nav>
      <Form className={screen.row} role="search" key={`${view} ${typed}`}>
        {view !== 'suggested' && <input type="hidden" name="view" value={view} />}
        {at && <input type="hidden" name="at" value={at} />}
        {at && <input type="hidden" name="how" value={how} />}
        {at && <input type="hidden" name="near" value={near} />}
        <label className={screen.label}>
          {words.search}
          <input
            className={screen.input}
            id="search-read"
            type="search"
            name="q"
            defaultValue={typed}
            maxLength={200}
            autoComplete="off"
          />
        </label>
        <Button type="submit" isSmall look="ink">
          {words.find}
        </Button>
        {typed && (
          <Link to={paths.studioRead(requestId, searchOf({ view, at, how, near }))}>{words.clear}</Link>
        )}
      </Form>
    </div>
  )
}
