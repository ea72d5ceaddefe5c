import { useEffect, useRef, useState } from 'react'
import type { Send } from './send.ts'

/**
 * What others write meanwhile shows at once, unless something is written here that would be lost: then `seen` stays
 * what its writer saw, and the server tells them that somebody was faster. Told once, they may replace it.
 */
export function useSeen<Field extends HTMLInputElement | HTMLTextAreaElement>(text: string, send: Send) {
  const field = useRef<Field>(null)
  const [seen, setSeen] = useState(text)
  useEffect(() => {
    const { current } = field
    if (!current || (current.value !== seen && current.value !== text)) return
    current.value = text
    setSeen(text)
  }, [text, seen])
  const told = useRef<unknown>(undefined)
  useEffect(() => {
    if (send.data?.isDone !== false || told.current === send.data) return
    setSeen(text)
    // Until then the new text may still be on its way.
    if (send.state === 'idle') told.current = send.data
  }, [send.data, send.state, text])
  return { field, seen }
}
