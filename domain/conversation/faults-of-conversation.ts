/** Whether a conversation makes sense to whoever hears it once: what code can hear, in words for whoever mends it. */
import { isHost, type Script } from '#domain/script.ts'
import { brokenIn } from './broken.ts'
import { faultsOfFrame } from './frame.ts'
import { type Heard, type Talk, talkOf } from './heard.ts'
import { faultsOfLength } from './lengths.ts'
import { pointsAtNothing } from './pointing.ts'
import { toldBefore } from './repeats.ts'
import { sneerIn } from './sneers.ts'
import { isSummedUp } from './sums-up.ts'
import { isUnanswered, isUnasked } from './turns.ts'

export type FaultKind =
  | 'points-at-nothing'
  | 'question-without-answer'
  | 'answer-without-question'
  | 'said-twice'
  | 'sums-up'
  | 'sneers'
  | 'broken'
  | 'no-disclosure'
  | 'no-ending'
  | 'no-thanks'
  | 'no-way-on'
  | 'scene-length'
  | 'episode-length'
  | 'too-long-a-turn'
  | 'guest-share'

export type ConversationFault = {
  kind: FaultKind
  /** From 0. */
  scene: number
  /** Its place within the scene, from 0. */
  line: number
  /** What to do about it, for a writer. */
  reason: string
}

/** What is left out is not asked for. */
export type ConversationPlan = {
  speakers: 1 | 2
  words?: number
  scenes?: readonly { words: number }[]
  disclosure?: string
  /** Words of thanks in the language of the show. */
  thanks?: readonly string[]
  /** Telephone numbers, addresses: the first is suggested. */
  ways?: readonly string[]
}

export function faultsOfConversation(
  script: Pick<Script, 'language' | 'chapters'>,
  plan: ConversationPlan,
): ConversationFault[] {
  const talk = talkOf(script)
  return [
    ...talk.lines.flatMap((heard) => faultsOfLine(heard, talk)),
    ...faultsOfFrame(talk, plan, script.chapters.length),
    ...faultsOfLength(talk, plan),
  ]
}

function faultsOfLine(heard: Heard, talk: Talk): ConversationFault[] {
  const here = { scene: heard.scene, line: heard.at }
  return reasonsOf(heard, talk).map(([kind, reason]) => ({ kind, ...here, reason }))
}

function reasonsOf(heard: Heard, talk: Talk): (readonly [FaultKind, string])[] {
  const pointing = pointsAtNothing(heard, talk)
  const earlier = toldBefore(heard, talk)
  const sneer = isHost(heard.line.speaker) ? sneerIn(heard.line.text) : undefined
  const broken = isHost(heard.line.speaker) && brokenIn(heard, talk)
  const found: readonly (readonly [FaultKind, string | false | undefined])[] = [
    [
      'points-at-nothing',
      pointing &&
        `Nobody can know what “${pointing}” means: name it here, or in one of the two lines before.`,
    ],
    [
      'question-without-answer',
      isUnanswered(heard, talk) &&
        'Nobody answers this question: let the other one answer within two lines, or do not ask it.',
    ],
    [
      'answer-without-question',
      isUnasked(heard, talk) &&
        'This answers nothing that was asked: let the other one ask first, or say it without yes or no.',
    ],
    [
      'said-twice',
      earlier && `It was told before (“${earlier.line.text}”): tell something else, or leave this out.`,
    ],
    [
      'sums-up',
      isSummedUp(heard, talk) &&
        'This only says once more what was told, for the second time: leave it out, or let the guest say what it means for them.',
    ],
    [
      'sneers',
      sneer && `“${sneer}” doubts the business behind its back: tell it as it is told, or not at all.`,
    ],
    ['broken', broken],
  ]
  return found.flatMap(([kind, reason]) => (reason ? [[kind, reason] as const] : []))
}
