import { createPodcast } from '#content/create-podcast.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { paths } from '#site/paths.ts'
import type { Handle } from '#site/root.tsx'
import { settingsIn } from '#site/settings-of-page.ts'
import type { Route } from './+types/create-free-episode-page'
import { WizardPage } from './wizard-page.tsx'

export const handle: Handle = { ships: 'islands', shows: /^brand\.contactEmail$/ }

export function meta({ matches }: Route.MetaArgs) {
  return head(settingsIn(matches), {
    path: paths.createFreeEpisode(),
    ...createPodcast.freeEpisodeHead,
    jsonLd: [breadcrumbs(settingsIn(matches), createPodcast.heading, paths.createFreeEpisode())],
  })
}

export default function CreateFreeEpisodePage() {
  return <WizardPage source="create-free-episode" />
}
