import { redirect } from 'react-router'
import { publicShows as words } from '#content/public-shows.ts'
import type { ShowWithEpisodes } from '#database/heard-shows.ts'
import { showsContext } from '#site/context.ts'
import { head } from '#site/head/head.ts'
import { webAddress } from '#site/listen/passage-link.ts'
import { paths } from '#site/paths.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import { OutsideLink } from '#site/ui/outside-link.tsx'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/show-page'
import { NoShow, noShowHead } from './no-show.tsx'
import { feedLink, podcastSeries } from './podcast-series.ts'
import styles from './shows.module.css'
import { Subscribe } from './subscribe.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const heard = await context.get(showsContext).show(params.show)
  if (!heard) throw new Response(null, { status: 404 })
  if (heard.show.slug !== params.show) throw redirect(paths.show(heard.show.slug), 301)
  const { show, episodes } = heard
  const { slug, title, description, language, author, website } = show
  const listed = await context.get(showsContext).listed(slug)
  return { slug, title, description, language, author, website, episodes, listed }
}

export function meta({ loaderData: shown, error, matches }: Route.MetaArgs) {
  if (error || !shown) return noShowHead(matches, error)
  const newest = shown.episodes[0]
  return [
    ...head(settingsIn(matches), {
      path: paths.show(shown.slug),
      title: shown.title,
      description: shown.description,
      picture: newest ? paths.showFile(shown.slug, newest, 'card.jpg') : paths.socialCard('home'),
      jsonLd: [podcastSeries(shown)],
    }),
    feedLink(shown.slug, shown.title),
  ]
}

/** A show of a client, for whoever comes by: what it is, how to hear it anywhere, and its episodes. */
export default function ShowPage({ loaderData: shown }: Route.ComponentProps) {
  const { slug, title, description, language, author, website, episodes, listed } = shown
  const cover = episodes.at(-1)
  return (
    <PublicPage>
      <div className={`wrap ${styles.head}`}>
        {cover && (
          <img
            className={styles.cover}
            src={paths.showFile(slug, cover, 'cover-small.jpg')}
            width="640"
            height="640"
            alt=""
            fetchPriority="high"
          />
        )}
        <div className={styles.words}>
          <p className={styles.kicker}>{words.kicker}</p>
          <h1 lang={language}>{title}</h1>
          <p className="quiet">
            <OutsideLink href={webAddress(website)?.href}>{words.by(author)}</OutsideLink>
          </p>
          <p className={styles.description} lang={language}>
            {description}
          </p>
        </div>
      </div>
      <Subscribe slug={slug} listed={listed} />
      <Episodes slug={slug} episodes={episodes} />
    </PublicPage>
  )
}

function Episodes({ slug, episodes }: { slug: string; episodes: ShowWithEpisodes['episodes'] }) {
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby="episodes">
      <h2 id="episodes">{words.episodes}</h2>
      <ol className={styles.episodes} reversed>
        {episodes.map((episode) => (
          <li key={episode.guid}>
            <h3 lang={episode.language}>
              <a href={paths.showEpisode(slug, episode.slug)}>{episode.title}</a>
            </h3>
            <p className="small quiet">
              {words.episode(episode.number)}, <Day at={episode.publishedAt} />,{' '}
              {words.minutes(Math.round(episode.seconds / 60))}
            </p>
            <p lang={episode.language}>{episode.description}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const dayForm = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
const Day = ({ at }: { at: Date }) => <time dateTime={at.toISOString()}>{dayForm.format(at)}</time>

export { NoShow as ErrorBoundary }
