/** What is heard when somebody has chosen: theirs, in their order. */
import { hash } from 'node:crypto'
import { ownSentence } from '#domain/own-words.ts'
import type { Chosen, Part, Wishes } from '#domain/wishes.ts'
import type { Choice } from './choose.ts'
import { type Excerpt, textOf } from './excerpt.ts'
import type { Marked } from './marked.ts'
import { ownExcerpts } from './own-excerpts.ts'
import type { Words } from './words-of.ts'

/**
 * An excerpt is called by its words and its page, so that it is found again when a website is read anew; their own words
 * by the passages that hold them.
 */
export const keyOf = (excerpt: Excerpt) =>
  excerpt.url === ''
    ? (excerpt.passages[0] ?? '')
    : hash('sha256', `${excerpt.url}\n${textOf(excerpt)}`, 'hex').slice(0, 16)

/** What was chosen without anybody's wishes, by its keys. */
export const chosenIn = (choice: Choice | undefined): Chosen => ({
  opening: keysOf(choice?.opening),
  who: keysOf(choice?.who),
  thread: (choice?.thread ?? []).map(keyOf),
  reviews: (choice?.reviews ?? []).map(keyOf),
  step: keysOf(choice?.step),
})

const keysOf = (excerpt: Marked | undefined) => (excerpt ? [keyOf(excerpt)] : [])

export function wishedChoice(
  choice: Choice | undefined,
  all: readonly Marked[],
  wishes: Wishes | undefined,
  words: Words,
): Choice | undefined {
  if (!wishes) return choice
  const theirs = ownExcerpts(wishes, words)
  const known = new Map([...all.map((each): [string, Marked] => [keyOf(each), each]), ...theirs])
  const chosen = wishes.chosen ?? chosenIn(choice)
  const found = (part: Part) => chosen[part].flatMap((key) => known.get(key) ?? [])
  const who = answerWho(theirs.get(ownSentence), found('who')[0])
  if (!who) return undefined
  const [opening] = found('opening')
  const [step] = found('step')
  const added = [...theirs].filter(([key]) => key !== ownSentence && !chosen.thread.includes(key))
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
