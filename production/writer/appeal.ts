/** How much an excerpt would be missed, and what a host can ask for it. */
import { kindsOfQuestion, type ProgrammeQuestion } from '#content/programme/questions.ts'
import { isKeyOf } from '#domain/own.ts'
import type { Marked } from './marked.ts'

const longOnes = 60
/** What readers of whole websites would say of it: its core, or fine to hear; and a host can ask for it. */
export const appeal = ({
  standing,
  cue,
  head,
  kind,
  role,
  over,
  words,
  isMission,
  isRule,
  isOfJunior,
  isTheirs,
  isOfPart,
  tellsFounder,
}: Marked) => {
  // What one gets, in its own words: on the pages that say so.
  if (kind === 'list') return role === 'home' || role === 'services' || role === 'prices' ? 1.3 : 0.6
  const isNamed = (cue ?? head) !== undefined || kind !== 'prose'
  return (
    standing.fine +
    standing.core / 2 +
    0.8 -
    Math.max(0, standing.bad) +
    (isNamed ? 0.35 : 0) +
    // A question that customers ask, with its whole answer.
    (kind === 'answer' ? 0.4 : 0) +
    // What one can see before one's eyes, before what anybody could say.
    0.35 * over.particular -
    (isTheirs ? 0.3 : 0.8) * Math.max(0, over.world) -
    (isMission || isRule ? 1.5 : 0) -
    (isOfJunior ? 1.5 : 0) -
    // Where somebody went to school is no news to a customer.
    (cue?.kind === 'person' && !tellsFounder ? 2 : 0) -
    // One town, one make, one of the staff, of a row of many.
    (isOfPart && isOneWord(head) ? 0.8 : 0) -
    Math.max(0, words - longOnes) / 100
  )
}

const isOneWord = (heading: string | undefined) => heading !== undefined && !heading.includes(' ')

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
  return asked ?? (cue?.kind === 'topic' || head ? 'topic' : undefined)
}

/** What customers want to know with it. */
export const kindOf = (each: Marked) => {
  const way = askedAs(each) ?? each.answers[0]
  return way && isKeyOf(kindsOfQuestion, way) ? kindsOfQuestion[way] : way
}
