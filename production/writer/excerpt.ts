/** A stretch of a website that could be read aloud as it stands: whole sentences, in their order, from one section. */
import type { PageRole } from '#domain/evidence.ts'

export type ExcerptKind = 'prose' | 'answer' | 'list' | 'review' | 'prices'

export type Excerpt = {
  kind: ExcerptKind
  sentences: readonly string[]
  /** The passages that hold these sentences. */
  passages: readonly string[]
  url: string
  role: PageRole
  heading: string
  /** The passage of that heading, where it stands right above. */
  under?: string
  /** Of its page, without the name of the business. */
  title: string
  /** What the website itself asks, where this answers it. */
  question?: string
  /** Whoever signed it. */
  by?: string
  /** Its place in the order of the website. */
  at: number
  /** It goes on from this excerpt of the same section. */
  after?: Excerpt
  /** Right before it stands something that could not be read. */
  isTorn?: boolean
  /** Nothing stands before it below the first heading of the first page. */
  leads?: true
  /** Its paragraph goes on, and that is not read. */
  isCut?: boolean
  /** Of prices: there are more of them. */
  isSome?: true
  /** One of several boxes in a row. */
  isCard?: true
  /** All of it, where only its beginning is read. */
  whole?: string
  /** Of two that are read as one. */
  joined?: readonly Excerpt[]
}

export const textOfExcerpt = ({ sentences }: Pick<Excerpt, 'sentences'>) => sentences.join(' ')
