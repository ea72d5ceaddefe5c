import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { findWords as words } from '#content/studio-find.ts'
import { moveFocus } from '#site/studio/move-focus.ts'
import { type Screen, screensNamed } from '#site/studio/screens.ts'
import { Matches } from './matches.tsx'
import { useFound } from './use-found.ts'

const ways = new Map<string, 1 | -1>([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

/** A field, and what fits what stands in it. Arrows go through that, and Enter in the field takes the first. */
export function Finder({ screens }: { screens: readonly Screen[] }) {
  const [field, results] = [useRef<HTMLInputElement>(null), useRef<HTMLDivElement>(null)]
  const [typed, setTyped] = useState('')
  const found = useFound(typed)
  useEffect(() => field.current?.focus(), [field])
  const move = (event: KeyboardEvent) => {
    const by = ways.get(event.key)
    if (!by) return
    event.preventDefault()
    moveFocus(results.current, by)
  }
  const takeFirst = () => results.current?.querySelector<HTMLElement>('a, button')?.click()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for what stands in it, which can be reached without them
    <div onKeyDown={move}>
      <input
        ref={field}
        type="search"
        value={typed}
        aria-label={words.label}
        placeholder={words.label}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && takeFirst()}
      />
      <div ref={results}>
        <Matches typed={typed} found={found} screens={screensNamed(screens, typed)} />
      </div>
    </div>
  )
}
