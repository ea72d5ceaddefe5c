import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { paths } from '#site/paths.ts'

/** Often enough for two people at one desk; a tag is 16 letters, the desk may be 50 KB. */
const everyMilliseconds = 3000

/** What the line and others do meanwhile shows without a reload. */
export function useFreshDesk(requestId: string, tag: string) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const look = async () => {
      if (document.hidden) return
      const answer = await fetch(paths.studioDeskTag(requestId)).catch(() => undefined)
      if (answer?.ok && (await answer.text()) !== tag) void revalidate()
    }
    const timer = setInterval(look, everyMilliseconds)
    return () => clearInterval(timer)
  }, [requestId, tag, state, revalidate])
}
