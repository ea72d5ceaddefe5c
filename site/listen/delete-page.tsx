import { listening } from '#content/listening.ts'
import { listeningContext } from '#site/context.ts'
import { head } from '#site/head/head.ts'
import { paths } from '#site/paths.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import { Button, ButtonLink } from '#site/ui/button.tsx'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/delete-page'
import styles from './delete-page.module.css'
import { fileSize } from './file-size.ts'
import { NoEpisode, NoSuchEpisode, noEpisodeHead } from './no-episode.tsx'

const { deleting } = listening

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { token } = params
  const { hear, deletion } = context.get(listeningContext)
  const [heard, deleted] = await Promise.all([hear(token), deletion(token)])
  if (!heard && !deleted) throw new Response(null, { status: 404 })
  return { token, heard, deleted, isLate: new URL(request.url).searchParams.has('later') }
}

export function meta({ loaderData, error, matches }: Route.MetaArgs) {
  if (error || !loaderData) return noEpisodeHead(matches, error)
  return head(settingsIn(matches), {
    path: paths.deleteEpisode(loaderData.token),
    title: loaderData.deleted ? deleting.done.title : deleting.headTitle,
    description: deleting.description,
    isIndexed: false,
  })
}

/** Asked first, because programs that check links in mail open them; afterwards the same address is the receipt. */
export default function DeletePage({ loaderData: { token, heard, deleted, isLate } }: Route.ComponentProps) {
  if (deleted) return <Receipt {...deleted} />
  if (!heard) return <NoSuchEpisode />
  const sizes = Object.values(heard.media.sizes)
  const size = fileSize(sizes.reduce((sum, each) => sum + each, 0))
  return (
    <PublicPage header={{ hidesBookCall: true }}>
      <div className={`wrap ${styles.screen}`}>
        <h1>{deleting.title(heard.episode.title)}</h1>
        {isLate && (
          <p role="alert" className={styles.late}>
            {deleting.later}
          </p>
        )}
        <p className="lead">{deleting.gone}</p>
        <ul className={styles.items}>
          {deleting.items(sizes.length, size, heard.episode.sentences.length).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="quiet">{deleting.stays}</p>
        <form method="post" action={paths.deleteEpisode(token)} className={styles.choice}>
          <Button type="submit">{deleting.button}</Button>
          <ButtonLink href={paths.listen(token)} look="line">
            {deleting.keep}
          </ButtonLink>
        </form>
      </div>
    </PublicPage>
  )
}

type ReceiptProps = { deletedAt: Date; files: number; bytes: number }

function Receipt({ deletedAt, files, bytes }: ReceiptProps) {
  const when = `${deletedAt.toISOString().slice(0, 16).replace('T', ' at ')} UTC`
  return (
    <PublicPage header={{ hidesBookCall: true }}>
      <div className={`wrap ${styles.screen}`} data-receipt>
        <h1>{deleting.done.title}</h1>
        <p className="lead">{deleting.done.text(when, files, fileSize(bytes))}</p>
        <p className="quiet">{deleting.stays}</p>
        <p className="quiet">{deleting.done.backups}</p>
        <p>
          <ButtonLink href={paths.home()} look="line">
            {deleting.done.home}
          </ButtonLink>
        </p>
      </div>
    </PublicPage>
  )
}

export { NoEpisode as ErrorBoundary }
