import { useCallback, useEffect, useRef, useState } from 'react'

type State = { address: string; is: 'loading' | 'playing' | 'refused' } | undefined

/** One sample at a time; the same again stops it. */
export function useSample() {
  const sound = useRef<HTMLAudioElement>(undefined)
  const [state, setState] = useState<State>()
  useEffect(() => () => sound.current?.pause(), [])
  const hear = useCallback((address: string) => {
    sound.current ??= new Audio()
    const { current } = sound
    const wasPlaying = !current.paused && current.src.endsWith(address)
    current.pause()
    if (wasPlaying) return setState(undefined)
    current.onended = () => setState(undefined)
    current.onerror = () => setState({ address, is: 'refused' })
    current.onplaying = () => setState({ address, is: 'playing' })
    current.src = address
    setState({ address, is: 'loading' })
    void current.play().catch(() => {}) // interrupted by the next one, or told above
  }, [])
  return { state, hear }
}

export type Sample = ReturnType<typeof useSample>
