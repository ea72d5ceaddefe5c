import { useEffect, useState } from 'react'

type Here = { now: number; zone: string | undefined }

/** The server's time at first, so that the browser finds what it was sent; from then on the reader's own clock. */
export function useNow(loadedAt: number): Here {
  const [here, setHere] = useState<Here>({ now: loadedAt, zone: undefined })
  useEffect(() => {
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
    const look = () => setHere({ now: Date.now(), zone })
    look()
    const timer = setInterval(look, 20_000)
    return () => clearInterval(timer)
  }, [])
  return here
}
