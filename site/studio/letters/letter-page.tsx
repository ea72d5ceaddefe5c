import { Link } from 'react-router'
import { studio } from '#content/studio.ts'
import { keptLetters as words } from '#content/studio-letters.ts'
import { readLetter } from '#operations/read-outbox.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import screen from '#site/studio/screen.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import type { Route } from './+types/letter-page'
import styles from './letter-page.module.css'

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, studio.screens.letters)
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const letter = await readLetter(context.get(studioContext), params.id)
  if (!letter) throw new Response(null, { status: 404 })
  return { id: params.id, ...letter }
}

/** As plain text: nothing in it is followed by mistake. */
export default function LetterPage({ loaderData: { id, subject, to, text } }: Route.ComponentProps) {
  return (
    <div className={screen.screen}>
      <div className={screen.part}>
        <h1>{subject}</h1>
        <p className="quiet">{words.to(to)}</p>
        <pre className={styles.text}>{text}</pre>
      </div>
      <p className={screen.row}>
        <ButtonLink href={paths.studioLetterFile(id)} download isSmall>
          {words.file}
        </ButtonLink>
        <Link to={paths.studioLetters()}>{words.back}</Link>
      </p>
    </div>
  )
}
