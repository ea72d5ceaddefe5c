import { redirect } from 'react-router'
import { publicShows as words } from '#content/public-shows.ts'
import { showsContext } from '#site/context.ts'
import { absolute, head } from '#site/head/head.ts'
import { Island } from '#site/islands/island.tsx'
import { podcastEpisode } from '#site/listen/podcast-episode.ts'
import { recordingOf } from '#site/listen/recording.ts'
import { Transcript } from '#site/listen/transcript.tsx'
import { paths } from '#site/paths.ts'
import type { Handle } from '#site/root.tsx'
import { settingsIn } from '#site/settings-of-page.ts'
import { Player } from '#site/ui/player.tsx'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/show-episode-page'
import { embedCode, embedHeight } from './embed.ts'
import { NoShow, noShowHead } from './no-show.tsx'
import { feedLink } from './podcast-series.ts'
import styles from './shows.module.css'
import { Subscribe } from './subscribe.tsx'

export const handle: Handle = { ships: 'islands' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const heard = await context.get(showsContext).episode(params.show, params.episode)
  if (!heard) throw new Response(null, { status: 404 })
  if (heard === 'withdrawn') throw new Response(null, { status: 410 })
  const { showSlug, slug, title, episode } = heard
  if (showSlug !== params.show) throw redirect(paths.showEpisode(showSlug, slug), 301)
  const audio = paths.showAudio(showSlug, slug)
  const listed = await context.get(showsContext).listed(showSlug)
  return { heard, listed, recording: { ...recordingOf(episode, audio), title } }
}

export function meta({ loaderData, error, matches }: Route.MetaArgs) {
  if (error || !loaderData) return noShowHead(matches, error)
  const { heard, recording } = loaderData
  const { showSlug, showTitle, slug, title, description, bytes } = heard
  const [path, audio] = [paths.showEpisode(showSlug, slug), recording.audio]
  const image = paths.showFile(showSlug, heard, 'cover.jpg')
  const series = { name: showTitle, url: paths.show(showSlug) }
  return [
    ...head(settingsIn(matches), {
      path,
      title: `${title} | ${showTitle}`,
      description,
      picture: paths.showFile(showSlug, heard, 'card.jpg'),
      player: { path: paths.showEmbed(showSlug, slug), height: embedHeight },
      jsonLd: [
        {
          ...podcastEpisode(heard, { path, audio, image, bytes, series }),
          name: title,
          description,
          episodeNumber: heard.number,
        },
      ],
    }),
    { property: 'og:audio', content: absolute(audio) },
    { property: 'og:audio:type', content: 'audio/mpeg' },
    feedLink(showSlug, showTitle),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/json+oembed',
      title,
      href: absolute(paths.oembed(absolute(path))),
    },
  ]
}

/** An episode in public: heard, read with what it rests on, and found again in any app. */
export default function ShowEpisodePage({ loaderData: { heard, listed, recording } }: Route.ComponentProps) {
  const { episode, showSlug, showTitle, title, description, number } = heard
  return (
    <PublicPage hidesDock>
      <div className={`wrap ${styles.head}`}>
        <img
          className={styles.cover}
          src={paths.showFile(showSlug, heard, 'cover-small.jpg')}
          width="640"
          height="640"
          alt=""
          fetchPriority="high"
        />
        <div className={styles.words}>
          <p className={styles.kicker}>
            <a href={paths.show(showSlug)}>{showTitle}</a>
          </p>
          <h1 lang={episode.language}>{title}</h1>
          <p className="quiet">
            {words.episode(number)}, {words.minutes(Math.round(episode.seconds / 60))}
          </p>
          <p className={styles.description} lang={episode.language}>
            {description}
          </p>
        </div>
        <div className={styles.player}>
          <Island name="Player" of={Player} wakes="on-intent" props={recording} />
        </div>
      </div>
      <Transcript episode={episode} audio={recording.audio} skipTo="subscribe" isFolded />
      <Subscribe slug={showSlug} listed={listed} />
      <CopyPlayer
        address={absolute(paths.showEmbed(showSlug, heard.slug))}
        title={`${title}: ${showTitle}`}
      />
    </PublicPage>
  )
}

function CopyPlayer({ address, title }: { address: string; title: string }) {
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby="embed">
      <h2 id="embed">{words.embed.title}</h2>
      <p className="quiet">{words.embed.text}</p>
      <textarea
        className={styles.code}
        aria-label={words.embed.code}
        rows={4}
        readOnly
        defaultValue={embedCode(address, title)}
      />
    </section>
  )
}

export { NoShow as ErrorBoundary }
