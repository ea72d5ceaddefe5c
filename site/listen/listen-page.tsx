import { listening } from '#content/listening.ts'
import { listeningContext } from '#site/context.ts'
import { head } from '#site/head/head.ts'
import { paths } from '#site/paths.ts'
import type { Handle } from '#site/root.tsx'
import { place } from '#site/settings.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/listen-page'
import { ChangeIt } from './change-it.tsx'
import { Downloads } from './downloads.tsx'
import { EpisodeHead } from './episode-head.tsx'
import { NextEpisodes } from './next-episodes.tsx'
import { NoEpisode, noEpisodeHead } from './no-episode.tsx'
import { podcastEpisode } from './podcast-episode.ts'
import { recordingOf } from './recording.ts'
import { ShareIt } from './share-it.tsx'
import { Transcript } from './transcript.tsx'
import { WhatItCosts } from './what-it-costs.tsx'

export const handle: Handle = { ships: 'islands' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { token } = params
  const { hear, isWithdrawn, mayChange } = context.get(listeningContext)
  const heard = await hear(token)
  if (!heard) throw new Response(null, { status: 404 })
  if (await isWithdrawn(heard.media.name)) throw new Response(null, { status: 410 })
  const recording = recordingOf(heard.episode, paths.media(heard.media.name, 'episode.mp3'))
  return { token, heard, recording, mayChange: await mayChange() }
}

export function meta({ loaderData, error, matches }: Route.MetaArgs) {
  if (error || !loaderData) return noEpisodeHead(matches, error)
  const { token, heard, recording } = loaderData
  const { episode, media } = heard
  const files = {
    audio: recording.audio,
    image: paths.media(media.name, 'cover.jpg'),
    bytes: media.sizes['episode.mp3'],
  }
  const path = paths.listen(token)
  return head(settingsIn(matches), {
    path,
    title: listening.title(episode.title, episode.show),
    description: episode.summary.join(' '),
    picture: paths.media(media.name, 'card.jpg'),
    isIndexed: false,
    jsonLd: [podcastEpisode(heard, { path, ...files, series: { name: episode.show } })],
  })
}

/** A finished episode for those who have its link: heard, read, checked, taken along or deleted. */
export default function ListenPage({
  loaderData: { token, heard, recording, mayChange },
}: Route.ComponentProps) {
  return (
    <PublicPage hidesDock>
      <EpisodeHead heard={heard} recording={recording} />
      {mayChange && <ChangeIt token={token} />}
      <NextEpisodes episode={heard.episode} />
      <WhatItCosts />
      <ShareIt episode={heard.episode} address={place.origin + paths.listen(token)} />
      <Transcript episode={heard.episode} audio={recording.audio} skipTo="take-it" isFolded />
      <Downloads heard={heard} token={token} />
    </PublicPage>
  )
}

export { NoEpisode as ErrorBoundary }
