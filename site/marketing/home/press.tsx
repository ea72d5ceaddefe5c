import { press } from '#content/press.ts'
import { Quote } from '#site/ui/quote.tsx'
import { Section } from '#site/ui/section.tsx'

/** What others wrote about us; nothing until someone has. */
export function Press() {
  if (press.length === 0) return null
  return (
    <Section title="In the press">
      {press.map(({ quote, source }) => (
        <Quote key={source} text={quote} by={source} isLarge />
      ))}
    </Section>
  )
}
