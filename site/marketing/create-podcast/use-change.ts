import { useEffect, useState } from 'react'
import { paths } from '#site/paths.ts'

/** Where this request can be changed, once there is something to change and the house lets it be. */
export function useChange(ticket: string, isRead: boolean): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!isRead) return
    const asking = new AbortController()
    const { signal } = asking
    fetch(paths.minute(ticket), { method: 'HEAD', signal })
      .then(({ ok }) => ok && setAddress(paths.minute(ticket)))
      .catch(() => {}) // without an answer nothing is offered
    return () => {
      asking.abort()
      setAddress(undefined)
    }
  }, [ticket, isRead])
  return address
}
