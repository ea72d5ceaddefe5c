import { whyPodcast } from '#content/why-podcast.ts'
import { Numbered } from '#site/marketing/landing/lists.tsx'
import { Section } from '#site/ui/section.tsx'

const { misfits } = whyPodcast

export function Misfits() {
  return (
    <Section title={misfits.title} text={misfits.text} layout="beside" ground="card">
      <Numbered items={misfits.items} />
    </Section>
  )
}
