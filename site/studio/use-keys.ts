import { useEffect, useRef } from 'react'
import { own } from '#domain/own.ts'

type Keys = Readonly<Record<string, () => void>>

/**
 * One letter, one deed; wherever somebody writes, and while a dialog is open, letters are letters. What is not done by
 * accident is `Shift+A`: with Shift held, whatever Caps Lock says.
 */
export function useKeys(deeds: Keys): void {
  const latest = useRef(deeds)
  latest.current = deeds
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (!(target instanceof Element) || document.querySelector('dialog[open]')) return
      if (target.closest('input, textarea, select, [contenteditable]')) return
      // Space belongs to what it presses; a link is no such thing.
      if (key === ' ' && target.closest('button, summary')) return
      const isShifted = event.shiftKey && /^[a-z]$/i.test(key)
      const deed = own(latest.current, isShifted ? `Shift+${key.toUpperCase()}` : key)
      if (!deed) return
      event.preventDefault()
      deed()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
