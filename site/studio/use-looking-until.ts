import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const everyMilliseconds = 2000

/** Asks the screen's loader again until it is done; what an action has answered is forgotten by that. */
export function useLookingUntil(isDone: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isDone) return
    const timer = setInterval(() => void revalidate(), everyMilliseconds)
    return () => clearInterval(timer)
  }, [isDone, revalidate])
}
