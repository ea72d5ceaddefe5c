/** That the voices are artificial: said by the other voice, behind a beat, once the opening has been heard whole. */
import type { Beat, Scenes } from '#domain/conversation/scenes.ts'
import type { Sentence } from '#domain/script.ts'

const goesOn: ReadonlySet<string> = new Set(['reaction', 'image', 'answer', 'opinion'])
/** Before that the opening is not told; later it would come too late. */
const [earliest, latest] = [3, 12]

/** Where no such beat of the first scene ends without a question, it comes before everything. */
export function withNotice(scenes: Scenes, notice: string, speakers: 1 | 2): Scenes {
  const [first, ...others] = scenes
  if (!first || !notice) return scenes
  const place = first.beats.findIndex((_, at) => isJoint(first.beats, at)) + 1
  const last = first.beats[place - 1]?.lines.at(-1) ?? first.beats[0]?.lines[0]
  const speaker = speakers === 2 && last?.speaker === 'host' ? 'guest' : 'host'
  const said: Sentence = { speaker, act: 'joint', text: notice, support: 'bridge' }
  const beat: Beat = { question: '', payoff: '', lines: [said] }
  return [{ ...first, beats: [...first.beats.slice(0, place), beat, ...first.beats.slice(place)] }, ...others]
}

/** Behind this beat nobody waits for an answer, and what comes next begins anew. */
function isJoint(beats: readonly Beat[], at: number): boolean {
  const told = beats.slice(0, at + 1).flatMap(({ lines }) => lines)
  const next = beats[at + 1]?.lines[0]
  const isInTime = told.length >= earliest && told.length <= latest
  const isAsked = /\?["”'’)]*$/.test(told.at(-1)?.text ?? '?')
  return isInTime && !isAsked && (next === undefined || beginsAnew(next))
}

/** A guest who begins with anything but a question, or a case to ask about, is still with what was just heard. */
const beginsAnew = ({ speaker, act, text }: Sentence) =>
  !goesOn.has(act ?? '') && (speaker === 'host' || /^[^.!…]*\?/.test(text) || ownCase.test(text))

/** `Say my two friends came. Do they get homework?` */
const ownCase =
  /^(?:now |and )?(?:let['’]s )?(?:say|suppose|imagine|assume|angenommen|sagen wir|disons|supposons|digamos|supongamos)(?!\p{L}).*\?["”'’)]*$/iu
