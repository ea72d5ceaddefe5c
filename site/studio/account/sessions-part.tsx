import { Form } from 'react-router'
import { account } from '#content/studio-sign-in.ts'
import { Button } from '#site/ui/button.tsx'
import styles from './account.module.css'

type Shown = { id: string; browser: string; since: string; seen: string; isThis: boolean }

const words = account.sessions

export function SessionsPart({ sessions }: { sessions: readonly Shown[] }) {
  const { browser, since, seen, deed } = words.columns
  return (
    <section className={styles.part} aria-labelledby="sessions">
      <h2 id="sessions">{words.heading}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{browser}</th>
            <th scope="col">{since}</th>
            <th scope="col">{seen}</th>
            <th scope="col">
              <span className="unseen">{deed}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((each) => (
            <tr key={each.id}>
              <th scope="row">
                {each.browser} {each.isThis && <span className="quiet">({words.this})</span>}
              </th>
              <td data-column={since}>{each.since}</td>
              <td data-column={seen}>{each.seen}</td>
              <td>{!each.isThis && <EndForm {...each} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sessions.length > 1 && (
        <Form method="post">
          <input type="hidden" name="intent" value="end-all" />
          <Button type="submit" look="line" isSmall>
            {words.endAll}
          </Button>
        </Form>
      )}
    </section>
  )
}

const EndForm = ({ id, browser }: Shown) => (
  <Form method="post">
    <input type="hidden" name="intent" value="end" />
    <input type="hidden" name="id" value={id} />
    <Button type="submit" look="line" isSmall aria-label={words.ends(browser)}>
      {words.end}
    </Button>
  </Form>
)
