/** What is read of pages as tests write them. */
import { englishLanguage } from '#content/programme/en.ts'
import { parsePage } from '#reader/parse-page.ts'
import { readingOf } from '#reader/reading-of.ts'
import { textOfExcerpt } from './excerpt.ts'
import { excerptsOf } from './excerpts.ts'
import { wordsOfLanguage } from './words-of.ts'

const page = (path: string, html: string) =>
  parsePage({ outcome: 'page', url: `https://x.test${path}`, isPlainText: false, text: html })
export const excerptsOfPages = (...html: readonly string[]) =>
  excerptsOf(
    readingOf([page('/', html[0] ?? ''), ...html.slice(1).map((each, at) => page(`/more/${at}.html`, each))]),
    wordsOfLanguage(englishLanguage),
  )
export const priced = (...html: readonly string[]) =>
  excerptsOfPages(...html)
    .excerpts.filter(({ kind }) => kind === 'prices')
    .map(textOfExcerpt)
export const table = (...rows: readonly (readonly string[])[]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
