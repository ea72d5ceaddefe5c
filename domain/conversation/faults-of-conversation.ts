/** Whether a conversation makes sense to whoever hears it once: what code can hear, in words for whoever mends it. */
import type { Script } from '#domain/script.ts'
import { faultsOfFrame } from './frame.ts'
import { type Heard, type Talk, talkOf } from './heard.ts'
import { faultsOfLength } from './lengths.ts'
import { pointsAtNothing } from './pointing.ts'
import { toldBefore } from './repeats.ts'
import { isUnanswered, isUnasked } from './turns.ts'

export type FaultKind =
  | 'points-at-nothing'
  | 'question-without-answer'
  | 'answer-without-question'
  | 'said-twice'
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
  const pointing = pointsAtNothing(heard, talk)
  const earlier = toldBefore(heard, talk)
  return [
    ...(pointing
      ? [
          {
            ...{ kind: 'points-at-nothing' as const, ...here },
            reason: `Nobody can know what “${pointing}” means: name it here, or in one of the two lines before.`,
          },
        ]
      : []),
    ...(isUnanswered(heard, talk)
      ? [
          {
            ...{ kind: 'question-without-answer' as const, ...here },
            reason:
              'Nobody answers this question: let the other one answer within two lines, or do not ask it.',
          },
        ]
      : []),
    ...(isUnasked(heard, talk)
      ? [
          {
            ...{ kind: 'answer-without-question' as const, ...here },
            reason:
              'This answers nothing that was asked: let the other one ask first, or say it without yes or no.',
          },
        ]
      : []),
    ...(earlier
      ? [
          {
            ...{ kind: 'said-twice' as const, ...here },
            reason: `It was told before (“${earlier.line.text}”): tell something else, or leave this out.`,
          },
        ]
      : []),
  ]
}
