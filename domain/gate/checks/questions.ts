import { contentOf } from '#domain/gate/content.ts'
import { type Doubt, fault } from '#domain/gate/line.ts'
import { finderOf } from '#domain/gate/phrases.ts'
import type { Section, Site } from '#domain/gate/site.ts'
import type { Word } from '#domain/gate/words.ts'
import type { Check } from './check.ts'

/** What the website asks it does not state; what it answers with no is not so. */
export const questions: Check = {
  name: 'question',
  find: ({ said, site }) => askedOf(said, site),
  right: [
    ['It contains wheat or rye.', 'Is your sourdough gluten free?\nNo. It contains wheat or rye.'],
    ['They bake four loaves.', 'Do you bake without nuts?\nOur bread has no nuts in it.'],
  ],
  wrong: [
    ['Their sourdough is gluten free.', 'Is your sourdough gluten free?\nNo. It contains wheat or rye.'],
    [
      'They tell your daughter what you said.',
      'Will you tell my daughter what I said?\nNo. What is said stays with the adviser.',
    ],
    ['You can sign today.', 'Should I sign today?\nNo. A fair employer gives you ten days.'],
  ],
}

/** Also where no statement is near: a question may be all that the website says of it. */
export function askedOf(said: readonly Word[], site: Site): Doubt[] {
  const asked = site.sections.filter((section) => isAskedBy(said, section, site))
  const isDenied = asked.some((section) => site.vocabulary.no.has(answerOf(section)))
  if (isDenied && !isNegated(said, site)) return [fault('question', 'The website says No to this question.')]
  return asked.length > 0 ? [fault('question', 'The website asks this; what it states is its answer.')] : []
}

const answerOf = (section: Section) => section.sentences[section.asked]?.words[0]?.key ?? ''

/** Most of the question stands in the sentence, and little else. */
function isAskedBy(said: readonly Word[], section: Section, { vocabulary }: Site): boolean {
  const [asked, content] = [contentOf(section.question, vocabulary), contentOf(said, vocabulary)]
  const shared = [...asked].filter((word) => content.has(word)).length
  return asked.size > 0 && shared / asked.size > 0.6 && shared / Math.max(1, content.size) > 0.4
}

const isNegated = (said: readonly Word[], { vocabulary }: Site) => {
  const row = vocabulary.weights.find(({ name }) => name === 'negation')
  return row !== undefined && finderOf(row.phrases)(said).length > 0
}
