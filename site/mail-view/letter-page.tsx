import { useLoaderData } from 'react-router'
import { mailView } from '#content/mail-view.ts'
import { outboxContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/letter-page.ts'
import styles from './mail-view.module.css'

export const meta = () => [{ title: mailView.title }, { name: 'robots', content: 'noindex' }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const letter = await context.get(outboxContext).read(params.name)
  if (!letter) throw new Response(null, { status: 404 })
  return letter
}

/** One letter as its reader sees it: both parts, and the file itself. */
export default function LetterPage() {
  const { name, subject, to, date, text } = useLoaderData<typeof loader>()
  return (
    <PublicPage>
      <div className={`wrap ${styles.screen}`}>
        <p>
          <a href={paths.mailView()}>{mailView.back}</a>
        </p>
        <h1 className={styles.subject}>{subject}</h1>
        <p className="quiet figures">{mailView.sent(to, date)}</p>
        <iframe
          className={styles.letter}
          title={mailView.htmlPart}
          src={paths.mailViewHtml(name)}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
        <h2>{mailView.textPart}</h2>
        <pre className={styles.text}>{text}</pre>
        <p>
          <a href={paths.mailViewFile(name)} download={name}>
            {mailView.file}
          </a>
        </p>
      </div>
    </PublicPage>
  )
}
