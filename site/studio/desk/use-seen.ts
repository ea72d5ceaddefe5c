import { useEffect, useRef, useState } from 'react'
import type { DeskAnswer } from './desk-action.ts'

/**
 * What others write meanwhile shows at once, unless something is written here that would be lost: then `seen` stays
 * what its writer saw, and the server tells them that somebody was faster. Told once, they may replace it.
 */
export function useSeen<Field extends HTMLInputElement | HTMLTextAreaElement>(
  text: string,
  refused: DeskAnswer | undefined,
) {
  const field = useRef<Field>(null)
  const [seen, setSeen] = useState(text)
  useEffect(() => {
    const { current } = field
    if (!current || (current.value !== seen && current.value !== text)) return
    current.value = text
    setSeen(text)
  }, [text, seen])
  const told = useRef<DeskAnswer>(undefined)
  useEffect(() => {
    if (!refused || told.current === refused) return
    told.current = refused
    setSeen(text)
  }, [refused, text])
  return { field, seen }
}
