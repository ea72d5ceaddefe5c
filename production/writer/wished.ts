/** What is heard when somebody has chosen: theirs, in their order. */
import { hash } from 'node:crypto'
import { ownSentenceId } from '#domain/own-words.ts'
import type { ChosenExcerpts, EpisodePart, Wishes } from '#domain/wishes.ts'
import type { ProgrammeChoice } from './choose.ts'
import { type Excerpt, textOfExcerpt } from './excerpt.ts'
import type { Marked } from './marked.ts'
import { ownExcerpts } from './own-excerpts.ts'
import type { Words } from './words-of.ts'

/**
 * An excerpt is called by its words and its page, so that it is found again when a website is read anew; their own words
 * by the passages that hold them.
 */
export const keyOfExcerpt = (excerpt: Excerpt) =>
  excerpt.url === ''
    ? (excerpt.passages[0] ?? '')
    : hash('sha256', `${excerpt.url}\n${excerpt.whole ?? textOfExcerpt(excerpt)}`, 'hex').slice(0, 16)

/** What was chosen without anybody's wishes, by its keys. */
export const chosenExcerptsIn = (choice: ProgrammeChoice | undefined): ChosenExcerpts => ({
  opening: keysOf(choice?.opening),
  who: keysOf(choice?.who),
  thread: (choice?.thread ?? []).map(keyOfExcerpt),
  reviews: (choice?.reviews ?? []).map(keyOfExcerpt),
  step: keysOf(choice?.step),
})

const keysOf = (excerpt: Marked | undefined) => (excerpt ? [keyOfExcerpt(excerpt)] : [])

export function wishedChoice(
  choice: ProgrammeChoice | undefined,
  all: readonly Marked[],
  wishes: Wishes | undefined,
  words: Words,
): ProgrammeChoice | undefined {
  if (!wishes) return choice
  const theirs = ownExcerpts(wishes, words)
  const known = new Map([...all.map((each): [string, Marked] => [keyOfExcerpt(each), each]), ...theirs])
  const chosen = wishes.chosen ?? chosenExcerptsIn(choice)
  const found = (part: EpisodePart) => chosen[part].flatMap((key) => known.get(key) ?? [])
  const who = answerWho(theirs.get(ownSentenceId), found('who')[0])
  if (!who) return undefined
  const [opening] = found('opening')
  const [step] = found('step')
  const added = [...theirs].filter(([key]) => key !== ownSentenceId && !chosen.thread.includes(key))
  return {
    who,
    thread: [...found('thread'), ...added.map(([, each]) => each)],
    reviews: found('reviews'),
    ...(opening && { opening }),
    ...(step && { step }),
  }
}

/** Whoever says what they do is heard first, and the website after them. */
function answerWho(theirs: Marked | undefined, site: Marked | undefined): Marked | undefined {
  if (!theirs || !site) return theirs ?? site
  return {
    ...site,
    sentences: [...theirs.sentences, ...site.sentences],
    passages: [...theirs.passages, ...site.passages],
    words: theirs.words + site.words,
    joined: [theirs, site],
  }
}
