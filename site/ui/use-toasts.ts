import { useCallback, useEffect, useRef, useState } from 'react'
import type { ToastMessage } from './toast.tsx'

const readingMilliseconds = 6000

/** Good news leaves by itself, never while it is pointed at or focused; an error stays until it is closed. */
export function useToasts() {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([])
  const lastId = useRef(0)
  const [isHeld, setHeld] = useState(false)

  const close = useCallback((id: number) => {
    setMessages((shown) => shown.filter((message) => message.id !== id))
  }, [])

  const announce = useCallback((message: Omit<ToastMessage, 'id'>) => {
    lastId.current += 1
    const id = lastId.current
    setMessages((shown) => [...shown, { ...message, id }])
  }, [])

  const leaving = messages.find((message) => !message.isDestructive)
  useEffect(() => {
    if (!leaving || isHeld) return
    const timer = setTimeout(close, readingMilliseconds, leaving.id)
    return () => clearTimeout(timer)
  }, [leaving, isHeld, close])

  const latest = messages.at(-1)
  useEffect(() => {
    if (!latest) return
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close(latest.id)
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  }, [latest, close])

  return { announce, toasts: { messages, onClose: close, onHold: setHeld } }
}
