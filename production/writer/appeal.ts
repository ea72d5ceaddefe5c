/** How much an excerpt would be missed, and what a host can ask for it. */
import { kindsOfQuestion, type ProgrammeQuestion } from '#content/programme/questions.ts'
import { isKeyOf } from '#domain/own.ts'
import type { Marked } from './marked.ts'

/** What readers of whole websites would say of it: its core, or fine to hear, and not to be heard. */
export const appeal = ({ standing }: Marked) =>
  standing.core + standing.fine / 2 - 0.3 * Math.max(0, standing.bad)

/** What a host can ask for it: by a question of the website, by what its heading names, by what its first words answer. */
export const askedAs = ({
  kind,
  cue,
  head,
  asked,
}: Marked): 'list' | 'question' | 'topic' | ProgrammeQuestion | undefined => {
  if (kind === 'list') return 'list'
  if (kind === 'prices') return 'price'
  if (cue?.kind === 'question') return 'question'
  return asked ?? (cue || head ? 'topic' : undefined)
}

/** What customers want to know with it. */
export const kindOf = (each: Marked) => {
  const way = askedAs(each) ?? each.answers[0]
  return way && isKeyOf(kindsOfQuestion, way) ? kindsOfQuestion[way] : way
}
