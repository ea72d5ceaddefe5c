import { useEffect, useState } from 'react'
import type { FoundInStudio } from '#operations/find-in-studio.ts'
import { paths } from '#site/paths.ts'

/** Typing is faster than asking: only what is still typed after a moment is asked for. */
const restMilliseconds = 120

/** What the server has found for what is typed; of what was typed before, nothing. */
export function useFound(typed: string): FoundInStudio | undefined {
  const [found, setFound] = useState<{ typed: string; what: FoundInStudio }>()
  useEffect(() => {
    if (!typed.trim()) return
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const what = await ask(typed, leaving.signal)
      if (what) setFound({ typed, what })
    }, restMilliseconds)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [typed])
  return found?.typed === typed ? found.what : undefined
}

async function ask(typed: string, signal: AbortSignal): Promise<FoundInStudio | undefined> {
  const body = new URLSearchParams({ q: typed })
  const answer = await fetch(paths.studioFindMatches(), { method: 'POST', body, signal }).catch(
    () => undefined,
  )
  // Our own resource route made it.
  return answer?.ok ? ((await answer.json().catch(() => undefined)) as FoundInStudio | undefined) : undefined
}
