import { createPodcast } from '#content/create-podcast.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { paths } from '#site/paths.ts'
import type { Handle } from '#site/root.tsx'
import { settingsIn } from '#site/settings-of-page.ts'
import type { Route } from './+types/create-podcast-page'
import { WizardPage } from './wizard-page.tsx'

export const handle: Handle = { ships: 'islands', shows: /^brand\.contactEmail$/ }

export function meta({ matches }: Route.MetaArgs) {
  return head(settingsIn(matches), {
    path: paths.createPodcast(),
    ...createPodcast.head,
    jsonLd: [breadcrumbs(settingsIn(matches), createPodcast.heading, paths.createPodcast())],
  })
}

export default function CreatePodcastPage() {
  return <WizardPage />
}
