import { type RefObject, useLayoutEffect } from 'react'

/** What is left free besides the focus: all of it, or as much as there is room for. The header is one thing. */
const pressed = 'body > header, button'
const filledIn = `${pressed}, input, select, textarea`
const leadsOn = `${filledIn}, a[href], summary`
const leftFree = [`${leadsOn}, h1, h2, h3, p, li, label, dd`, leadsOn, filledIn, pressed]
const gap = 8

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/**
 * A message takes the highest place on the screen where it covers nothing, or words, but nothing that a visitor presses,
 * fills in or has the focus on. It scrolls with what is around it, comes after who scrolled away, and makes room for
 * what comes under it.
 */
export function useFreePlace(stack: RefObject<HTMLElement | null>, messages: readonly unknown[]) {
  useLayoutEffect(() => {
    const element = stack.current
    if (!element || messages.length === 0) return
    const place = () => settle(element)
    place()
    const watch = new ResizeObserver(place)
    for (const each of [document.body, element]) watch.observe(each)
    // What is there and what comes may be of one height.
    const news = new MutationObserver(place)
    const around = element.closest('main')
    if (around) news.observe(around, { childList: true, characterData: true, subtree: true })
    const ending = new AbortController()
    for (const change of ['resize', 'scrollend', 'focusin']) addEventListener(change, place, ending)
    return () => {
      watch.disconnect()
      news.disconnect()
      ending.abort()
    }
  }, [stack, messages])
}

function settle(stack: HTMLElement) {
  const now = stack.getBoundingClientRect()
  const screen = screenBox()
  const choices = leftFree.map((selector) => boxesBeside(stack, selector))
  const isOnScreen = now.top >= screen.top && now.bottom <= screen.bottom
  if (isOnScreen && !choices[0]?.some((box) => meet(box, now))) return
  const free = choices.map((boxes) => highestFree(now, screen, boxes)).find((top) => top !== undefined)
  stack.style.top = `${Math.round((free ?? screen.top) + scrollY)}px`
}

/** What a keyboard on the screen leaves of it. */
function screenBox(): Box {
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {}
  return { top: offsetTop, bottom: offsetTop + height, left: 0, right: innerWidth }
}

function boxesBeside(stack: HTMLElement, selector: string): DOMRect[] {
  const elements = new Set<Element | null>([...document.querySelectorAll(selector), document.activeElement])
  elements.delete(document.body)
  return [...elements]
    .filter((element) => element && !stack.contains(element))
    .map((element) => element?.getBoundingClientRect() ?? new DOMRect())
    .filter(({ width, height }) => width > 1 && height > 1)
}

function highestFree({ left, right, height }: DOMRect, screen: Box, boxes: DOMRect[]): number | undefined {
  const column = { left, right, top: screen.top, bottom: screen.bottom }
  let top = screen.top + gap
  for (const box of boxes.filter((each) => meet(each, column)).sort((a, b) => a.top - b.top)) {
    if (top + height <= box.top - gap) break
    top = Math.max(top, box.bottom + gap)
  }
  return top + height <= screen.bottom - gap ? top : undefined
}

const meet = (one: Box, other: Box) =>
  one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left
