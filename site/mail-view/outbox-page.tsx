import { useLoaderData } from 'react-router'
import { mailView } from '#content/mail-view.ts'
import { outboxContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/outbox-page.ts'
import styles from './mail-view.module.css'

export const meta = () => [{ title: mailView.title }, { name: 'robots', content: 'noindex' }]

export const loader = async ({ context }: Route.LoaderArgs) => ({
  letters: await context.get(outboxContext).list(),
})

/** What the product has written to people while it has no mail server. */
export default function OutboxPage() {
  const { letters } = useLoaderData<typeof loader>()
  return (
    <PublicPage>
      <div className={`wrap ${styles.screen}`}>
        <h1>{mailView.title}</h1>
        <p className="lead quiet">{mailView.lead}</p>
        {letters.length === 0 && <p>{mailView.empty}</p>}
        <ul className={styles.letters}>
          {letters.map(({ name, subject, to, date }) => (
            <li key={name}>
              <a href={paths.mailViewLetter(name)}>{subject}</a>
              <p className="small quiet figures">{mailView.sent(to, date)}</p>
            </li>
          ))}
        </ul>
      </div>
    </PublicPage>
  )
}
