import { howItWorks } from '#content/how-it-works.ts'
import { Ruled } from '#site/marketing/landing/lists.tsx'
import { Section } from '#site/ui/section.tsx'

const { places } = howItWorks

export function Places() {
  return (
    <Section title={places.title} layout="beside">
      <Ruled items={places.items} />
    </Section>
  )
}
