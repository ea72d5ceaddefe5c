import { useEffect, useRef, useState } from 'react'
import type { DeskPassage } from '#domain/draft/desk-passages.ts'
import type { DeskAnswer } from './desk-action.ts'

type Ticked = { places: ReadonlySet<string>; was: string }

/**
 * As the script has it, until somebody ticks: then it stays as they have ticked it, whatever others do meanwhile, and
 * `was` is what they saw. Told once that it is another by now, they may replace it.
 */
export function useTicks({ whole, was }: DeskPassage, refused: DeskAnswer | undefined) {
  const [ticked, setTicked] = useState<Ticked>()
  const asRead = new Set(whole.flatMap(({ place, isRead }) => (isRead ? [place] : [])))
  const places = ticked?.places ?? asRead
  const isKept =
    ticked !== undefined && [...asRead].every((each) => places.has(each)) && places.size === asRead.size
  useEffect(() => {
    if (isKept) setTicked(undefined)
  }, [isKept])
  const told = useRef<DeskAnswer>(undefined)
  useEffect(() => {
    if (!refused || told.current === refused) return
    told.current = refused
    setTicked((before) => before && { ...before, was })
  }, [refused, was])
  return {
    was: ticked?.was ?? was,
    isTicked: (place: string) => places.has(place),
    tick(place: string) {
      const next = new Set(places)
      if (!next.delete(place)) next.add(place)
      setTicked({ places: next, was: ticked?.was ?? was })
    },
  }
}
