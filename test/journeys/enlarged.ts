import type { Page } from 'playwright-core'

/** What a visitor may set for every page: letters twice as large, or the distances of WCAG 1.4.12. */
export const enlargements = {
  'text of 200 %': 'html { font-size: 200% !important }',
  'wide text spacing': `* {
    line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important
  } p { margin-bottom: 2em !important }`,
} as const

export type Enlargement = keyof typeof enlargements

/** As an extension of the browser sets it: past the policy, and for pages to come as well. */
export const enlarge = (page: Page, how: Enlargement) =>
  page.addInitScript((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, enlargements[how])

/** Words that are cut off, lie over others or leave the screen, and a page that scrolls sideways. */
export async function cramped(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' }) // the header stays where it is while words go under it
    type Line = { words: string; element: Element; box: DOMRect }
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true }))
        continue
      // A message lies over words for a while.
      if (
        element.closest(
          'script, style, noscript, option, svg, .unseen, .skip, [role=alert] > div, [role=status] > div',
        )
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1)
          lines.push({ words: node.textContent.trim().slice(0, 40), element, box })
    }
    type Frame = { each: Element; scrolls: boolean; isClipped: boolean }
    type Place = { frame: Frame | undefined; isAtTheFoot: boolean }
    const places = new Map<Element, Place>()
    /** The same for all that stands in one box, so every box is asked once. */
    const placeOf = (element: Element): Place => {
      const known = places.get(element)
      if (known) return known
      const { overflowX, overflowY, clipPath, position, bottom } = getComputedStyle(element)
      const around = element.parentElement ? placeOf(element.parentElement) : undefined
      const own = (): Frame | undefined => {
        if (element === document.body || element === document.documentElement) return undefined
        if (clipPath !== 'none') return { each: element, scrolls: false, isClipped: true }
        if (overflowX === 'visible' && overflowY === 'visible') return around?.frame
        return { each: element, scrolls: /auto|scroll/.test(overflowX + overflowY), isClipped: false }
      }
      const isAtTheFoot = (position === 'sticky' && bottom !== 'auto') || around?.isAtTheFoot === true
      const place = { frame: own(), isAtTheFoot }
      places.set(element, place)
      return place
    }
    /** The nearest box that hides what leaves it, and whether one can scroll to it. */
    const frameOf = (element: Element) => placeOf(element).frame
    /** What is under it comes out when one scrolls. */
    const staysAtTheFoot = (element: Element) => placeOf(element).isAtTheFoot
    const found = new Set<string>()
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth - clientWidth} px too wide`)
    const seen: Line[] = []
    for (const line of lines) {
      const { words, element, box } = line
      const frame = frameOf(element)
      if (frame?.isClipped) continue
      if (frame && !frame.scrolls) {
        const { left, right, top, bottom } = frame.each.getBoundingClientRect()
        const most = box.height * 0.25
        if (
          box.left < left - 1 ||
          box.right > right + 1 ||
          box.top < top - most ||
          box.bottom > bottom + most
        )
          found.add(`"${words}" is cut off`)
      }
      if (!frame?.scrolls && !staysAtTheFoot(element)) {
        if (box.left < -1 || box.right > clientWidth + 1) found.add(`"${words}" leaves the screen`)
        seen.push(line)
      }
    }
    seen.sort((one, other) => one.box.top - other.box.top)
    for (const [index, one] of seen.entries())
      for (const other of seen.slice(index + 1)) {
        // Letters are lower than the boxes of their lines, which may touch.
        const shared = one.box.bottom - other.box.top
        if (shared <= 0) break
        if (shared < Math.min(one.box.height, other.box.height) * 0.45) continue
        if (one.element === other.element) continue
        if (one.box.left < other.box.right - 2 && one.box.right > other.box.left + 2)
          found.add(`"${one.words}" and "${other.words}" lie over one another`)
      }
    return [...found]
  })
}
