import { contactEmail } from '#content/brand.ts'
import { letters } from '#content/letters.ts'
import { stopCalls } from '#content/portal-letters.ts'
import { isAboutShows } from '#domain/stop-token.ts'
import { head } from '#site/head/head.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import { Button } from '#site/ui/button.tsx'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/stop-page'
import styles from './stop-page.module.css'

const { done, unknown } = letters.stopping
/** What has become of it, as the address says; anything else in it is a token. */
const answers: ReadonlyMap<string | undefined, { heading: string; text: string }> = new Map(
  Object.entries({ done, unknown, 'show-done': stopCalls.done }),
)
const askedBy = (token: string) => (isAboutShows(token) ? stopCalls : letters.stopping).asked

export function meta({ params, matches }: Route.MetaArgs) {
  const { heading, text } = answers.get(params.token) ?? askedBy(params.token)
  return head(settingsIn(matches), {
    path: paths.stop(''),
    title: heading,
    description: text,
    isIndexed: false,
  })
}

/** Programs that check links in mail open them: only the button stops anything. */
export default function StopPage({ params }: Route.ComponentProps) {
  const answer = answers.get(params.token)
  if (answer) return <Answer {...answer} />
  const asked = askedBy(params.token)
  return (
    <PublicPage header={{ hidesBookCall: true }}>
      <div className={`wrap ${styles.screen}`}>
        <h1>{asked.heading}</h1>
        <p className="lead">{asked.text}</p>
        <form method="post">
          <Button type="submit">{asked.button}</Button>
        </form>
      </div>
    </PublicPage>
  )
}

function Answer({ heading, text }: { heading: string; text: string }) {
  const email = contactEmail(useSettings())
  return (
    <PublicPage header={{ hidesBookCall: true }}>
      <div className={`wrap ${styles.screen}`}>
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </PublicPage>
  )
}
