import { useEffect, useRef } from 'react'

/** Wherever somebody is, also in a field: browsers have no better use for it. */
export function useCtrlK(deed: () => void): void {
  const latest = useRef(deed)
  latest.current = deed
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
