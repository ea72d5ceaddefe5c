import { pricing } from '#content/pricing.ts'
import { useSettings } from '#site/settings.ts'
import { Accordion } from '#site/ui/accordion.tsx'
import { Section } from '#site/ui/section.tsx'

export function PricingQuestions() {
  const { questions } = pricing(useSettings())
  return (
    <Section title={questions.title} layout="beside">
      <Accordion
        name="money"
        items={questions.items.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
      />
    </Section>
  )
}
