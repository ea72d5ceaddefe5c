import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'

export type Format = 'A4' | 'Letter'
type Word = { text: string; top: number; isHeading: boolean }
export type Sheet = Word[]

/** What stands on each sheet of the printed page, and how far down. */
export async function printed(page: Page, format: Format): Promise<Sheet[]> {
  const input = await page.pdf({ format })
  const xml = execFileSync('pdftotext', ['-bbox', '-', '-'], { input, maxBuffer: 2 ** 26 }).toString()
  return xml
    .split('<page ')
    .slice(1)
    .map((sheet) =>
      [...sheet.matchAll(/<word xMin="[^"]*" yMin="([^"]*)"[^>]*>([^<]*)</g)].map(([, top, text = '']) => ({
        text: bare(text.replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&')),
        top: Number(top),
        isHeading: false,
      })),
    )
}

export const textOf = (sheet: Sheet) => sheet.map(({ text }) => text).join('')
export const bare = (text: string) => text.replace(/[\s\u00ad\u200b-\u200d\u2060]+/g, '')

/** Headings beside and below which their sheet holds nothing but, at most, more headings. */
export function aloneAtTheFoot(headings: readonly string[], sheets: readonly Sheet[]): string[] {
  const found = headings.map((heading) => ({ heading, ...find(bare(heading), sheets) }))
  return found
    .filter(({ top, sheet }) => !sheet?.some((word) => !word.isHeading && word.top >= top))
    .map(({ heading }) => heading)
}

/** Marks the words of a heading where they stand for the first time unmarked. */
function find(heading: string, sheets: readonly Sheet[]): { sheet?: Sheet; top: number } {
  for (const sheet of sheets)
    for (const [start, { top, isHeading }] of sheet.entries()) {
      let end = start
      let text = ''
      while (text.length < heading.length && end < sheet.length) text += sheet[end++]?.text
      if (isHeading || text !== heading) continue
      for (const word of sheet.slice(start, end)) word.isHeading = true
      return { sheet, top }
    }
  return { top: 0 }
}

/** What is left on paper that is not black on white, or that one could only press. */
export async function strangeOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const strange = await page.evaluate(() => {
    const found: string[] = []
    const nameOf = (each: Element) => `${each.tagName} ${each.textContent?.trim().slice(0, 40)}`
    for (const each of document.querySelectorAll<HTMLElement>('html, body, body *:not(script, style)')) {
      if (!each.checkVisibility()) continue
      const { color, backgroundColor, backgroundImage } = getComputedStyle(each)
      if (color !== 'rgb(0, 0, 0)') found.push(`${nameOf(each)} is written in ${color}`)
      if (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none')
        found.push(`${nameOf(each)} stands on ${backgroundColor} ${backgroundImage}`)
      const dead = 'nav, button, input, select, textarea, audio, iframe, [role=tablist], [role=timer]'
      if (each.matches(dead)) found.push(`${nameOf(each)} is of no use`)
    }
    return found
  })
  await page.emulateMedia({ media: null })
  return strange
}
