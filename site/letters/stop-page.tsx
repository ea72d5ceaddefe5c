import { useParams } from 'react-router'
import { brand } from '#content/brand.ts'
import { letters } from '#content/letters.ts'
import { head } from '#site/head/head.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { PublicPage } from '#site/ui/public-page.tsx'
import styles from './stop-page.module.css'

export const meta = () =>
  head({
    path: paths.stop(''),
    title: letters.stopping.asked.heading,
    description: letters.stopping.asked.text,
    isIndexed: false,
  })

/** Programs that check links in mail open them: only the button stops anything. */
export default function StopPage() {
  const { token = '' } = useParams()
  const { asked, done, unknown } = letters.stopping
  if (token === 'done') return <Answer {...done} />
  if (token === 'unknown') return <Answer {...unknown} />
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
  return (
    <PublicPage header={{ hidesBookCall: true }}>
      <div className={`wrap ${styles.screen}`}>
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        <p>
          <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
        </p>
      </div>
    </PublicPage>
  )
}
