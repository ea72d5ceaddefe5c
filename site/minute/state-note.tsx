import { contactEmail } from '#content/brand.ts'
import { minute as words } from '#content/minute.ts'
import { useSettings } from '#site/settings.ts'
import styles from './minute.module.css'

type Shown = keyof typeof words.states

/** Where the episode stands, and what one can do about it. */
export function StateNote({ state, wasPressed = false }: { state: Shown; wasPressed?: boolean }) {
  const email = contactEmail(useSettings())
  const said: { title: string; text: string; pressed?: string } = words.states[state]
  const canWrite = !['making', 'made', 'waits', 'lost', 'away', 'awayEmpty'].includes(state)
  return (
    <section className={styles.note} role={wasPressed || state === 'lost' ? 'alert' : undefined}>
      <h2>{said.title}</h2>
      <p>{wasPressed ? (said.pressed ?? said.text) : said.text}</p>
      {canWrite && (
        <p>
          {words.write} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </section>
  )
}
