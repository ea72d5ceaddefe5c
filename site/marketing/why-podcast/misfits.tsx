import { whyPodcast } from '#content/why-podcast.ts'
import { NumberedList } from '#site/marketing/landing/lists.tsx'
import { useSettings } from '#site/settings.ts'
import { Section } from '#site/ui/section.tsx'
import { WaysOn } from '#site/ui/ways-on.tsx'

export function Misfits() {
  const { misfits, ways } = whyPodcast(useSettings())
  return (
    <Section title={misfits.title} text={misfits.text} layout="beside" ground="card">
      <NumberedList items={misfits.items} />
      <WaysOn ways={ways} />
    </Section>
  )
}
