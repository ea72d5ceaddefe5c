import { type RefObject, useEffect, useState } from 'react'

type PlaybackState = 'paused' | 'waiting' | 'playing' | 'failed'

/** The audio element is the one truth; it may already play before React wakes. */
export function usePlayback(element: RefObject<HTMLAudioElement | null>) {
  const [state, setState] = useState<PlaybackState>('paused')
  const [at, setAt] = useState(0)
  const [speed, setSpeed] = useState(1)

  useEffect(() => {
    const audio = element.current
    if (!audio) return
    const read = () => {
      setAt(audio.currentTime)
      setState(stateOf(audio))
    }
    read()
    for (const event of events) audio.addEventListener(event, read)
    return () => {
      for (const event of events) audio.removeEventListener(event, read)
    }
  }, [element])

  useFrames(state === 'playing', () => setAt(element.current?.currentTime ?? 0))

  const play = (audio: HTMLAudioElement) => {
    if (audio.error) audio.load()
    audio.play().catch(() => setState(stateOf(audio)))
  }
  return {
    state,
    at,
    speed,
    toggle() {
      const audio = element.current
      if (audio?.paused) play(audio)
      else audio?.pause()
    },
    seek(seconds: number) {
      const audio = element.current
      if (!audio) return
      audio.currentTime = seconds
      setAt(seconds)
      if (audio.paused) play(audio)
    },
    setSpeed(next: number) {
      if (element.current) element.current.playbackRate = next
      setSpeed(next)
    },
  }
}

const events = ['play', 'playing', 'pause', 'waiting', 'ended', 'seeked', 'timeupdate', 'error', 'loadeddata']

function stateOf(audio: HTMLAudioElement): PlaybackState {
  if (audio.error) return 'failed'
  if (audio.paused) return 'paused'
  return audio.readyState < HTMLMediaElement.HAVE_FUTURE_DATA ? 'waiting' : 'playing'
}

/** The played part moves with the sound, a step a frame, unless the visitor asked for stillness. */
function useFrames(isRunning: boolean, draw: () => void) {
  useEffect(() => {
    if (!isRunning || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = requestAnimationFrame(function next() {
      draw()
      frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  })
}
