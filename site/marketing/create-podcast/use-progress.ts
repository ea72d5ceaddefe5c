import { useEffect, useState } from 'react'
import { type ProgressLine, progressLines } from '#domain/request.ts'
import { paths } from '#site/paths.ts'
import { settings } from '#site/settings.ts'

const firstPauseMilliseconds = 60_000

/** The lines that have come true. Where nobody reports there are none, and nothing else changes. */
export function useProgress(ticket: string | undefined): readonly ProgressLine[] {
  const [done, setDone] = useState<readonly ProgressLine[]>([])
  useEffect(() => {
    if (!ticket || !settings.requests.ticketHeader) return
    const leave = follow(ticket, setDone)
    return () => {
      leave()
      setDone([])
    }
  }, [ticket])
  return done
}

/** The browser reconnects a broken stream by itself, but not one that was refused, as by a server that restarts. */
function follow(ticket: string, onDone: (lines: ProgressLine[]) => void) {
  let stream: EventSource
  let retry: ReturnType<typeof setTimeout>
  let pause = firstPauseMilliseconds
  const open = () => {
    stream = new EventSource(paths.progress(ticket))
    stream.addEventListener('progress', ({ data }) => onDone(linesIn(data)))
    stream.addEventListener('finished', () => stream.close())
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

function linesIn(data: string): ProgressLine[] {
  try {
    const { done } = JSON.parse(data)
    return progressLines.filter((line) => done.includes(line))
  } catch {
    return []
  }
}
