import type { Speech } from './speech.ts'

/** Asks for so many lines at a time and no more, whoever wants them: episodes, and a desk that listens. First come first. */
export function inPlaces(speech: Speech, places: number): Speech {
  let free = places
  const waiting: (() => void)[] = []
  const place = () => (free-- > 0 ? undefined : new Promise<void>((resolve) => waiting.push(resolve)))
  return {
    ...speech,
    places,
    speak: async (request) => {
      await place()
      try {
        return await speech.speak(request)
      } finally {
        free++
        waiting.shift()?.()
      }
    },
  }
}
