import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A row that moves takes its focus along: browsers drop it when an element is put elsewhere. Returns what to call just
 * before rows may move. Who was elsewhere stays there, and nothing scrolls.
 */
export function useKeptFocus(): () => void {
  const held = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const element = held.current
    held.current = null
    const isLost = document.activeElement === document.body && element?.isConnected
    if (isLost && element instanceof HTMLElement) element.focus({ preventScroll: true })
  })
  return useCallback(() => {
    held.current = document.activeElement
  }, [])
}
