import { Link } from 'react-router'
import { board } from '#content/studio-board.ts'
import { findWords as words } from '#content/studio-find.ts'
import { websiteName } from '#domain/website-name.ts'
import type { FoundInStudio } from '#operations/find-in-studio.ts'
import { paths } from '#site/paths.ts'
import type { Screen } from '#site/studio/screens.ts'
import styles from './find.module.css'

type MatchesProps = { typed: string; found: FoundInStudio | undefined; screens: readonly Screen[] }

/** What was found, one press away each. */
export function Matches({ typed, found, screens }: MatchesProps) {
  const { requests = [], people = [] } = found ?? {}
  const isNothing = found && requests.length + people.length + screens.length === 0
  return (
    <div className={styles.matches}>
      {isNothing && <p>{words.nothing(typed)}</p>}
      <Group heading={words.requests}>
        {requests.map(({ id, business, website, state }) => (
          <li key={id} data-row={id}>
            <Link to={paths.studioEpisode(id)}>{business}</Link>
            <span className="small quiet">
              {websiteName(website) !== business && `${websiteName(website)} · `}
              {board.states[state]}
            </span>
          </li>
        ))}
      </Group>
      <Group heading={words.people}>
        {people.map((email) => (
          <li key={email} data-row={email}>
            <form method="post" action={paths.studioPeople()}>
              <input type="hidden" name="email" value={email} />
              <button type="submit" data-enter="">
                {email}
              </button>
            </form>
          </li>
        ))}
      </Group>
      <Group heading={words.screens}>
        {screens.map(({ name, path }) => (
          <li key={path} data-row={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </Group>
    </div>
  )
}

function Group({ heading, children }: { heading: string; children: readonly React.ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <ul>{children}</ul>
    </section>
  )
}
