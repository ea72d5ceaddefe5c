import { guideFields, type TypedFact, type TypedGuide } from '#domain/typed-guide.ts'
import { guideLimits } from '#domain/voice-guide.ts'
import type { Form } from '#site/studio/read-form.ts'

/** What is too much is said by whoever checks it; what is far too much is not read. */
const mostRows = guideLimits.facts + 20

export function guideIn(form: Form): TypedGuide {
  const facts: TypedFact[] = []
  for (let at = 0; at < mostRows && form.has(`fact-${at}-text`); at++) {
    const of = (field: string) => form.text(`fact-${at}-${field}`)
    facts.push({
      ...{ text: of('text'), by: of('by'), on: of('on'), request: of('request') },
      decision: of('decision'),
    })
  }
  // The cast: every field is in the list.
  const fields = Object.fromEntries(guideFields.map((field) => [field, form.text(field)])) as Omit<
    TypedGuide,
    'facts'
  >
  return { ...fields, facts }
}
