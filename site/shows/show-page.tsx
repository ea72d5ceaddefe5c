import { data, redirect } from 'react-router'
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

/** A page takes the one renderer for all of them: older episodes are a page further. */
const shownAtOnce = 50

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const heard = await context.get(showsContext).show(params.show)
  if (!heard) throw new Response(null, { status: 404 })
  if ('closedWith' in heard) throw data(heard, 410)
  if (heard.show.slug !== params.show) throw redirect(paths.show(heard.show.slug), 301)
  const { show, episodes } = heard
  const before = Number(new URL(request.url).searchParams.get('before')) || Number.POSITIVE_INFINITY
  const left = episodes.filter(({ number }) => number < before)
  const shown = left.slice(0, shownAtOnce)
  const older = left.length > shown.length ? (shown.at(-1)?.number ?? null) : null
  const { slug, title, description, language, author, website, farewell } = show
  const listed = await context.get(showsContext).listed(slug)
  return {
    slug,
    title,
    description,
    language,
    author,
    website,
    farewell,
    episodes: shown,
    older,
    cover: episodes.at(-1),
    listed,
  }
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
  const { slug, title, description, language, author, website, farewell } = shown
  const { episodes, older, cover, listed } = shown
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
          {farewell && (
            <p className={styles.description} lang={language}>
              {farewell}
            </p>
          )}
          <p className={styles.description} lang={language}>
            {description}
          </p>
        </div>
      </div>
      <Subscribe slug={slug} listed={listed} />
      <Episodes slug={slug} episodes={episodes} older={older} />
    </PublicPage>
  )
}

type EpisodesProps = { slug: string; episodes: ShowWithEpisodes['episodes']; older: number | null }

function Episodes({ slug, episodes, older }: EpisodesProps) {
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
      {older !== null && (
        <p>
          <a href={paths.show(slug, older)}>{words.older}</a>
        </p>
      )}
    </section>
  )
}

const dayForm = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
const Day = ({ at }: { at: Date }) => <time dateTime={at.toISOString()}>{dayForm.format(at)}</time>

export { NoShow as ErrorBoundary }
