import { howItWorks } from '#content/how-it-works.ts'
import { Ruled } from '#site/marketing/landing/lists.tsx'
import { useSettings } from '#site/settings.ts'
import { Section } from '#site/ui/section.tsx'

export function ListeningPlaces() {
  const { places } = howItWorks(useSettings())
  return (
    <Section title={places.title} layout="beside">
      <Ruled items={places.items} />
    </Section>
  )
}
