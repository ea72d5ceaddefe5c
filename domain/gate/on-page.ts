/** What stands elsewhere on the page of a passage: the year of a timeline, the date above a report. */
import type { Reading } from '#domain/evidence.ts'
import { wordsOf } from './words.ts'

/** All of its words, in one text of that page. */
export function isOnPage(said: string, id: string, { pages, passages, language }: Reading): boolean {
  const url = passages.find((passage) => passage.id === id)?.url
  const wanted = keysOf(said, language).filter((key) => !light.has(key))
  if (!url || wanted.length === 0) return false
  const texts = [
    ...pages.flatMap((page) => (page.url === url ? [page.title] : [])),
    ...passages.flatMap((passage) =>
      passage.url === url ? [passage.text, passage.heading, ...(passage.place ?? [])] : [],
    ),
  ]
  return texts.some((text) => {
    const there = new Set(keysOf(text, language))
    return wanted.every((key) => there.has(key))
  })
}

const light = new Set('in on at since from the of im am seit vom en de le la el del'.split(' '))
const keysOf = (text: string, language: string) => wordsOf(text, language).map(({ key }) => key)
