import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

/** The same width as in the style sheet: from here on the box has room of its own. */
const roomy = '(width >= 56.25rem)'

/** Open where there is room, until the visitor chooses; where there is none, it closes when focus goes elsewhere. */
export function useOpening(box: RefObject<HTMLElement | null>) {
  const isRoomy = useSyncExternalStore(
    onWidth,
    () => matchMedia(roomy).matches,
    () => undefined,
  )
  const [chosen, choose] = useState<{ isOpen: boolean; whenRoomy: boolean | undefined }>()
  const isOpen = chosen && chosen.whenRoomy === isRoomy ? chosen.isOpen : isRoomy
  const covers = isOpen && !isRoomy

  useEffect(() => {
    if (!covers) return
    const close = () => choose({ isOpen: false, whenRoomy: false })
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) close()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    const ending = new AbortController()
    document.addEventListener('focusin', onFocus, ending)
    document.addEventListener('keydown', onKey, ending)
    return () => ending.abort()
  }, [covers, box])

  return { isOpen, toggle: () => choose({ isOpen: !isOpen, whenRoomy: isRoomy }) }
}

function onWidth(listener: () => void) {
  const query = matchMedia(roomy)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
