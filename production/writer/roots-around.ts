import { countWords } from '#domain/language/sentences.ts'
import { rootsIn } from '#reader/sought.ts'
import { type Excerpt, textOfExcerpt } from './excerpt.ts'

/** What its page is called counts where it is a name of one thing. */
const mostOfTitle = 4

/** All that shows what an excerpt speaks of. */
export function rootsAround(excerpt: Excerpt, language: string): ReadonlySet<string> {
  const { heading, question = '', title, role } = excerpt
  const isOfPage = role !== 'home' && countWords(title) <= mostOfTitle
  return rootsIn([heading, question, textOfExcerpt(excerpt), isOfPage ? title : ''].join('\n'), language)
}
