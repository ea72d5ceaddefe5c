/** Who reads websites and reviews: voices that nobody takes for one of the hosts, whoever they are. */
import type { Cast, Voice } from '#domain/voice.ts'
import { voices } from './voices.ts'

/** Whoever comes first reads, unless somebody who is heard already sounds like them. */
const readers = {
  reader: ['ewan', 'hugo', 'ruth', 'bram'],
  customer: ['ruth', 'ivy', 'theo', 'bram', 'hugo'],
}

export function withReaders({ host, guest, ...chosen }: Cast): Cast {
  const heard = [host, guest, chosen.reader, chosen.customer].filter((voice) => voice !== undefined)
  const reader = chosen.reader ?? unlike(heard, readers.reader)
  const customer = chosen.customer ?? unlike([...heard, ...(reader ? [reader] : [])], readers.customer)
  return {
    ...(host && { host }),
    ...(guest && { guest }),
    ...(reader && { reader }),
    ...(customer && { customer }),
  }
}

/** Enough to tell two voices apart with closed eyes. */
export const apart = 4

/** In semitones; another throat is worth as much as a third. */
export function distanceOfVoices({ ear: a, id }: Voice, { ear: b, id: other }: Voice): number {
  if (id === other) return 0
  if (!a || !b) return Number.POSITIVE_INFINITY
  return Math.abs(12 * Math.log2(a.hertz / b.hertz)) + (a.speaker === b.speaker ? 0 : 4)
}

function unlike(heard: readonly Voice[], ids: readonly string[]): Voice | undefined {
  const nearest = (voice: Voice) => Math.min(...heard.map((other) => distanceOfVoices(voice, other)))
  const free = ids.flatMap((id) => voices.find((voice) => voice.id === id) ?? [])
  return free.find((voice) => nearest(voice) >= apart) ?? free.sort((a, b) => nearest(b) - nearest(a))[0]
}
