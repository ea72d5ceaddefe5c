/** What operators are told of what an episode is told from, and of what it is to be about. */
import type { Against } from '#domain/gate/against-site.ts'
import type { Effect, Want } from '#domain/material.ts'

/** Why a passage of a text that we were handed is not read. */
export const againstWebsite = (doubt: Against): string =>
  doubt.kind === 'safety'
    ? `only the website may say “${doubt.word}”`
    : `the website says ${doubt.theirs}: “${doubt.statement}”`

/** `reason`: a sentence. */
export const pageUnread = (page: string, reason: string) =>
  `The page ${page} cannot be read. ${reason} Name another page, or none.`
export const tooManyPages =
  'A website is asked for ten pages at most, and these come on top. Name fewer pages.'
export const leadsElsewhere = 'It leads to another website.'
export const textInAnotherLanguage =
  'The text is written in another language than the website. An episode is told in one: hand in the text in the language of the website, or the text alone.'

const listed = (all: readonly string[]) =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
const quoted = (all: readonly string[]) => listed(all.map((each) => `“${each}”`))

/** Why there is nothing to tell, and what helps. */
export function nothingLeft(want: Want, host: string, effects: readonly Effect[]): string {
  const topic = quoted(effects.flatMap((each) => (each.of === 'topic' ? [each.said] : [])))
  const episodes = quoted([
    ...new Set(effects.flatMap((each) => (each.of === 'told-before' && each.found > 0 ? [each.title] : []))),
  ])
  if (want === 'topic')
    return `Nothing on ${host} that can be read aloud speaks of ${topic}. Name another topic or none, or hand in a text about it.`
  const told = want === 'topic-told' ? `What ${host} says of ${topic}` : `Everything worth hearing on ${host}`
  return `${told} was told in ${episodes}. Hand in a text, name another topic, or let it be told again.`
}
