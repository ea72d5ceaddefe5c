/** What is looked at of an excerpt when one asks how much a founder would miss it: its marks, where it stands, and its shape. */
import type { PageRole } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import { type ExcerptKind, textOfExcerpt } from './excerpt.ts'
import { tellings } from './introduced.ts'
import type { Marked } from './marked.ts'
import { heads } from './marks.ts'
import type { Words } from './words-of.ts'

const roles: readonly PageRole[] = [
  'home',
  'about',
  'services',
  'prices',
  'blog',
  'questions',
  'contact',
  'other',
]
const kinds: readonly ExcerptKind[] = ['prose', 'answer', 'review', 'prices', 'list']

/** Each by its name, so that weights can be read. */
export type Looks = ReadonlyMap<string, number>

export function looksOf(excerpt: Omit<Marked, 'standing'>, words: Words): Looks {
  const { marks, role, kind, cue, question, heading, after, isTorn, isSomeones, sentences, stands } = excerpt
  const text = textOfExcerpt(excerpt)
  const yes: readonly (readonly [string, unknown])[] = [
    ...roles.map((each) => [`on ${each}`, role === each] as const),
    ...kinds.map((each) => [`is ${each}`, kind === each] as const),
    ['has a cue', cue],
    ['is of a person', cue?.kind === 'person'],
    ['answers', question],
    ['has a heading', heading],
    ['has a plain heading', words.plainHeadings.is(heading)],
    ['goes on', after],
    ['is torn', isTorn],
    ['says I', isSomeones],
    ['begins with the name', excerpt.isNamed],
    ['introduces', excerpt.isAboutThem],
    ['speaks of them', excerpt.isTheirs],
    ['holds money', excerpt.hasMoney],
    ['is a wish', excerpt.isMission],
    ['names a step', excerpt.namesStep],
    ['is asked who', excerpt.asksWho],
    ['shouts', text.includes('!')],
    ['is a card', excerpt.isCard],
    ['is of a part', excerpt.isOfPart],
    ['is first on its page', stands.onPage === 0],
    ...tellings.map((each) => [`tells ${each}`, excerpt.told.has(each)] as const),
  ]
  return new Map([
    ...heads.map((head) => [`mark ${head}`, likelihood(marks[head])] as const),
    ...yes.map(([name, so]) => [name, so ? 1 : 0] as const),
    ...placeOf(excerpt),
    ['own words', Math.min(4, excerpt.ownWords)],
    ['length', Math.log2(Math.max(4, excerpt.words))],
    ['sentences', sentences.length],
    ['clichés', Math.min(1, (10 * words.cliches.count(text)) / Math.max(4, countWords(text)))],
  ])
}

const placeOf = ({ stands }: Pick<Marked, 'stands'>) =>
  [
    ['before it on its page', Math.min(10, stands.onPage)],
    ['down its page', stands.onPage / stands.ofPage],
    ['length of its page', Math.log2(stands.ofPage)],
    ['down the website', stands.onWebsite / stands.ofWebsite],
    ['length of the website', Math.log2(stands.ofWebsite)],
  ] as const

const likelihood = (mark: number) => Math.log(Math.max(0.001, mark) / Math.max(0.001, 1 - mark))
