import { faq } from '#content/faq.ts'
import { home } from '#content/home.ts'
import { useSettings } from '#site/settings.ts'
import { Accordion } from '#site/ui/accordion.tsx'
import { Section } from '#site/ui/section.tsx'
import { WaysOn } from '#site/ui/ways-on.tsx'

export function HomeQuestions() {
  return (
    <Section kicker={home.faq.kicker} title={home.faq.title} text={home.faq.text} layout="beside">
      <Accordion
        name="faq"
        items={faq(useSettings()).map(({ question, answer }) => ({
          title: question,
          content: <p>{answer}</p>,
        }))}
      />
      <WaysOn ways={home.faq.ways} />
    </Section>
  )
}
