import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { loader } from './settings-page.tsx'

/** Asks the screen's own loader again while something is under way; a revalidation would forget what was answered. */
export function useLooking(address: string, isUnderWay: (data: Loaded | undefined) => boolean) {
  const { load, data } = useFetcher<typeof loader>()
  const goesOn = isUnderWay(data)
  useEffect(() => {
    if (!goesOn) return
    const timer = setInterval(() => void load(address), 1000)
    return () => clearInterval(timer)
  }, [goesOn, address, load])
  return data
}

type Loaded = NonNullable<ReturnType<typeof useFetcher<typeof loader>>['data']>
