import { createPodcast } from '#content/create-podcast.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { paths } from '#site/paths.ts'
import type { Handle } from '#site/root.tsx'
import { WizardPage } from './wizard-page.tsx'

export const handle: Handle = { ships: 'islands' }

export const meta = () =>
  head({
    path: paths.createPodcast(),
    ...createPodcast.head,
    jsonLd: [breadcrumbs(createPodcast.heading, paths.createPodcast())],
  })

export default function CreatePodcastPage() {
  return <WizardPage />
}
