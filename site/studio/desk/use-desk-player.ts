import { useCallback, useEffect, useRef, useState } from 'react'
import type { HeardStretch } from '#domain/draft/stretches.ts'

type Addresses = { episode: string; sentence(id: string): string }
type Place = { stretch: number; sentence: number }

/** Plays the script as it is now: the mastered episode, and by themselves the sentences that have changed since. */
export function useDeskPlayer(stretches: readonly HeardStretch[], addresses: Addresses) {
  const [playing, setPlaying] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  const sounds = useRef<{ episode: HTMLAudioElement; clip: HTMLAudioElement }>(undefined)
  const latest = useRef({ stretches, addresses })
  latest.current = { stretches, addresses }

  useEffect(() => {
    const made = { episode: new Audio(), clip: new Audio() }
    made.episode.preload = 'none'
    sounds.current = made
    return () => {
      made.episode.pause()
      made.clip.pause()
      sounds.current = undefined
    }
  }, [])

  const pause = useCallback(() => {
    sounds.current?.episode.pause()
    sounds.current?.clip.pause()
    setPlaying(undefined)
  }, [])

  const playAt = useCallback(
    (place: Place | undefined) => {
      const stretch = place && latest.current.stretches[place.stretch]
      if (!place || !stretch || !sounds.current) return pause()
      const next = () => playAt({ stretch: place.stretch + 1, sentence: 0 })
      const id = stretch.sentences[place.sentence]
      if (!id) return pause()
      setTrouble(undefined)
      setPlaying(id)
      const { episode, clip } = sounds.current
      const { addresses } = latest.current
      if (stretch.sound === 'clip') {
        episode.pause()
        playClip(clip, addresses.sentence(id), next, (reason) => {
          setTrouble(reason)
          setPlaying(undefined)
        })
      } else {
        clip.pause()
        playPart(episode, addresses.episode, stretch, place.sentence, setPlaying, next)
      }
    },
    [pause],
  )

  const play = useCallback(
    (id: string) => {
      const stretch = latest.current.stretches.findIndex(
        ({ sentences }) => (sentences as readonly string[]).includes(id), // any id may be asked for
      )
      const sentences: readonly string[] = latest.current.stretches[stretch]?.sentences ?? []
      playAt(stretch < 0 ? undefined : { stretch, sentence: sentences.indexOf(id) })
    },
    [playAt],
  )
  return { playing, trouble, play, pause }
}

function playClip(
  sound: HTMLAudioElement,
  address: string,
  ended: () => void,
  failed: (reason: string) => void,
) {
  sound.onended = ended
  // An audio element does not say why; asking again does.
  sound.onerror = () =>
    void fetch(address)
      .then((answer) => answer.text())
      .then(failed, () => failed(''))
  sound.src = address
  void sound.play().catch(() => {}) // interrupted by the next one, or told above
}

/** From a sentence to the end of the stretch; a frame is 16 ms, a pause between sentences ten times that. */
function playPart(
  sound: HTMLAudioElement,
  address: string,
  { sentences, starts, to }: Extract<HeardStretch, { sound: 'episode' }>,
  from: number,
  reached: (sentence: string) => void,
  ended: () => void,
) {
  if (!sound.src.endsWith(address)) sound.src = address
  sound.currentTime = starts[from] ?? 0
  let at = from
  const watch = () => {
    if (sound.paused) return
    if (sound.currentTime >= to) {
      sound.pause()
      return ended()
    }
    for (let next = starts[at + 1]; next !== undefined && sound.currentTime >= next; next = starts[at + 1]) {
      at += 1
      const sentence = sentences[at]
      if (sentence) reached(sentence)
    }
    requestAnimationFrame(watch)
  }
  void sound.play().then(watch, () => {}) // interrupted by the next one
}
