/** What the editor asked for, beside what was said against each try: nothing goes back that the next one is not told of. */
import { isDeepStrictEqual } from 'node:util'
import { placedIn, type Scenes } from '#domain/conversation/scenes.ts'
import { faultyBeats } from './repair.ts'
import type { Mark, Tried } from './script-shown.ts'
import { linesOfBeats } from './shown-beats.ts'

/** Whoever writes it once more hears what is wrong with what was tried, and what it was tried for. */
export function withWishes({ scenes, marks }: Tried, asked: Tried): Mark[] {
  return marks.flatMap((mark) => {
    const beats = faultyBeats(scenes, [mark])
    const here = asked.marks.filter((wish) => beatsOf(wish, asked).some((beat) => beats.has(beat)))
    const reason = [...new Set(here.map((wish) => `Asked for here: ${wish.reason}`))].join(' ')
    return reason ? [mark, { number: mark.number, reason, isFinal: false }] : [mark]
  })
}

/** Of beats that stand as they stood: what was asked for, and why the last try went back. */
export function unheardIn(final: Scenes, tried: Tried, asked: Tried): Mark[] {
  const placed = placedIn(final)
  return asked.marks.flatMap((wish) => {
    const [beat = 0] = wish.isOfScene ? [] : beatsOf(wish, asked)
    const old = textsOf(asked.scenes, beat)
    const now = placed.findIndex((_, at) =>
      isDeepStrictEqual(textsIn(placed.slice(at, at + old.length)), old),
    )
    if (old.length === 0 || now < 0) return []
    const against = tried.marks.filter((mark) => beatsOf(mark, tried).includes(beat))
    const why = against.map(({ number, reason }) => `“${textAt(tried.scenes, number)}”: ${reason}`).join(' ')
    const first = placedIn(asked.scenes).findIndex(({ line }) => keyOf(line) === old[0])
    const reason = why ? `${wish.reason} What was written for it went back: ${why}` : wish.reason
    return [{ number: now + wish.number - first, reason, isFinal: false }]
  })
}

const beatsOf = (mark: Mark, { scenes }: Tried): number[] => [...faultyBeats(scenes, [mark])]
const keyOf = ({ speaker, text }: { speaker: string; text: string }) => JSON.stringify([speaker, text])
const textsIn = (placed: ReturnType<typeof placedIn>) => placed.map(({ line }) => keyOf(line))
const textsOf = (scenes: Scenes, beat: number) => linesOfBeats(scenes, new Set([beat])).map(keyOf)
const textAt = (scenes: Scenes, number: number) => placedIn(scenes)[number - 1]?.line.text ?? ''
