import { useEffect, useRef, useState } from 'react'
import { paths } from '#site/paths.ts'
import { type BoardNews, boardWith, knownOf } from './known-board.ts'
import type { MarkedBoard } from './marked-rows.ts'

type Loaded = { board: MarkedBoard; now: number; search: string }
export type Live = { board: MarkedBoard; trouble?: 'away' | 'signed-out' | undefined; heardAt: number }

const everyMilliseconds = 4000

/** The page as it was loaded, and from then on as it is. A hidden page rests, and looks as soon as it is seen again. */
export function useLiveBoard(
  { board: loaded, now: loadedAt, search }: Loaded,
  beforeChange: () => void,
): Live {
  const [live, setLive] = useState<Live & { of: MarkedBoard }>({
    board: loaded,
    heardAt: loadedAt,
    of: loaded,
  })
  // Another page was asked for, or a deed was done.
  if (live.of !== loaded) setLive({ board: loaded, heardAt: loadedAt, of: loaded })
  const shown = useRef(loaded)
  useEffect(() => {
    shown.current = live.board
  }, [live.board])
  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    async function look() {
      clearTimeout(timer)
      const heard = await ask(shown.current, search, leaving.signal)
      if (leaving.signal.aborted) return
      beforeChange()
      setLive((before) => (before.of === loaded ? { ...before, ...heard } : before))
      if (heard.trouble !== 'signed-out') timer = setTimeout(look, everyMilliseconds)
    }
    const wake = () => (document.hidden ? clearTimeout(timer) : void look())
    timer = setTimeout(look, everyMilliseconds)
    document.addEventListener('visibilitychange', wake, { signal: leaving.signal })
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [loaded, search, beforeChange])
  return live
}

async function ask(shown: MarkedBoard, search: string, signal: AbortSignal): Promise<Partial<Live>> {
  const query = new URLSearchParams(search)
  query.set('known', knownOf(shown))
  const answer = await fetch(`${paths.studioBoardNews()}?${query}`, { signal }).catch(() => undefined)
  if (answer?.status === 401) return { trouble: 'signed-out' }
  const heardAt = Date.now()
  if (answer?.status === 204) return { trouble: undefined, heardAt }
  if (answer?.status !== 200) return { trouble: 'away' }
  // Our own resource route made it.
  const news = (await answer.json().catch(() => undefined)) as BoardNews | undefined
  return news ? { board: boardWith(news, shown), trouble: undefined, heardAt } : { trouble: 'away' }
}
