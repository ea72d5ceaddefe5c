import { useEffect, useRef } from 'react'

/** One letter, one deed; whoever writes in a field writes. */
export function useDeskKeys(deeds: Readonly<Record<string, () => void>>) {
  const latest = useRef(deeds)
  latest.current = deeds
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const { target } = event
      if (!(target instanceof Element) || target.closest('input, textarea, select, dialog')) return
      // Enter and Space belong to what is focused.
      if (event.key === ' ' && target.closest('button, summary, a')) return
      const deed = latest.current[event.key]
      if (!deed) return
      event.preventDefault()
      deed()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
