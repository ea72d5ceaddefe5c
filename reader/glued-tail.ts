import type { ParsedPage } from './parse-page.ts'

/** `Home-Old Mill`, `Rooms-Old Mill`: what most titles end with after a hyphen, whatever the page is called. */
export function gluedTail(title: string, pages: readonly ParsedPage[]): string[] {
  const tailOf = (text: string) => /^[^-]+-\s*(\p{Lu}.*)$/u.exec(text)?.[1] ?? ''
  const tail = tailOf(title)
  const heads = new Set(pages.filter((page) => tailOf(page.title) === tail).map((page) => page.title))
  return tail && heads.size > pages.length / 2 && heads.size > 2 ? [tail] : []
}
