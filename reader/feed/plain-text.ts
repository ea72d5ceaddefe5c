import { load } from 'cheerio/slim'
import { withoutDirections } from '#domain/directions.ts'

/** What somebody has written with markup or without, as the text that its readers see; a line each paragraph. */
export function plainText(written: string | undefined, most: number): string {
  const given = (written ?? '').toWellFormed().slice(0, 10 * most)
  return withoutDirections(/[<&]/.test(given) ? shown(given) : given)
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .replace(/[ \u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, most)
    .toWellFormed()
}

function shown(markup: string): string {
  const page = load(markup, {}, false)
  page('script, style, template, noscript').remove()
  page('br').replaceWith('\n')
  page('p, div, li, h1, h2, h3, h4, blockquote, tr').append('\n')
  return page.root().text()
}
