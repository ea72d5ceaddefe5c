import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { desk } from '#content/studio-desk.ts'
import { Button } from '#site/ui/button.tsx'
import styles from './desk-page.module.css'
import { Hidden } from './hidden.tsx'
import type { Send } from './use-send.ts'

const words = desk.leaving
type LeavingProps = { goesAt: Date; now: number; send: Send }

/** It is approved and not out: how long it can still be taken back. The server counts, whether this page is open or not. */
export function Leaving({ goesAt, now, send }: LeavingProps) {
  const seconds = useSecondsUntil(goesAt.getTime() - now)
  return (
    <send.Form method="post" className={styles.leaving}>
      <Hidden values={{ deed: 'take-back' }} />
      <Button type="submit" isSmall id="take-back">
        {desk.deeds['take-back']}
      </Button>
      <span className="figures">{words.text(seconds)}</span>
    </send.Form>
  )
}

/** Counted from when this was drawn, because two clocks never agree; at the end the page asks where it stands. */
function useSecondsUntil(milliseconds: number): number {
  const { revalidate } = useRevalidator()
  const [left, setLeft] = useState(milliseconds)
  useEffect(() => {
    const end = performance.now() + milliseconds
    const timer = setInterval(() => {
      setLeft(end - performance.now())
      if (end > performance.now()) return
      clearInterval(timer)
      void revalidate()
    }, 250)
    return () => clearInterval(timer)
  }, [milliseconds, revalidate])
  return Math.max(0, Math.ceil(left / 1000))
}
