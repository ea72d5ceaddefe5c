import { useEffect, useState } from 'react'
import type { Making } from '#domain/making.ts'
import { type ProgressLine, progressLines } from '#domain/request.ts'
import { paths } from '#site/paths.ts'
import { place } from '#site/settings.ts'

const firstPauseMilliseconds = 60_000

/** The lines that have come true, and for whoever waits for others the minutes that it may take. */
export type ShownProgress = {
  done: readonly ProgressLine[]
  minutesInLine?: number
  isFinished?: boolean
  mayChange?: boolean
  making?: Making
}

const nothingYet: ShownProgress = { done: [] }

/** Another server has no progress to tell; where nobody reports nothing has come true, and nothing else changes. */
export function useProgress(ticket: string | undefined): ShownProgress {
  const [progress, setProgress] = useState(nothingYet)
  useEffect(() => {
    if (!ticket || !place.requests.isOurs) return
    const leave = follow(ticket, setProgress)
    return () => {
      leave()
      setProgress(nothingYet)
    }
  }, [ticket])
  return progress
}

/** The browser reconnects a broken stream by itself, but not one that was refused, as by a server that restarts. */
function follow(ticket: string, tell: (change: (before: ShownProgress) => ShownProgress) => void) {
  let stream: EventSource
  let retry: ReturnType<typeof setTimeout>
  let pause = firstPauseMilliseconds
  const open = () => {
    stream = new EventSource(paths.progress(ticket))
    stream.addEventListener('progress', ({ data }) => tell(() => progressIn(data)))
    stream.addEventListener('finished', () => {
      stream.close()
      tell((before) => ({ ...before, isFinished: true }))
    })
    stream.addEventListener('error', () => {
      if (stream.readyState !== EventSource.CLOSED) return
      retry = setTimeout(open, pause)
      pause *= 2
    })
  }
  open()
  return () => {
    clearTimeout(retry)
    stream.close()
  }
}

function progressIn(data: string): ShownProgress {
  try {
    const { done, ...told } = JSON.parse(data)
    return { ...told, done: progressLines.filter((line) => done.includes(line)) }
  } catch {
    return nothingYet
  }
}
