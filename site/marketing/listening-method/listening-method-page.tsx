import { listeningMethod as words } from '#content/listening-method.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { paths } from '#site/paths.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/listening-method-page'
import styles from './listening-method.module.css'

export function meta({ matches }: Route.MetaArgs) {
  const settings = settingsIn(matches)
  return head(settings, {
    path: paths.listeningMethod(),
    ...words.head,
    jsonLd: [breadcrumbs(settings, words.heading, paths.listeningMethod())],
  })
}

/** The rules behind every figure of listening. */
export default function ListeningMethodPage() {
  return (
    <PublicPage>
      <article className={`wrap ${styles.method}`}>
        <h1>{words.heading}</h1>
        <p className="lead">{words.lead}</p>
        {words.parts.map((part) => (
          <section key={part.title}>
            <h2>{part.title}</h2>
            {part.text.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {'list' in part && (
              <ol>
                {part.list.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ol>
            )}
          </section>
        ))}
      </article>
    </PublicPage>
  )
}
