/** Where music stands in an episode, and how loud: around the voices, and below them only where it is a bed. */

import type { Envelope } from '#audio/mixer.ts'
import type { Theme } from '#audio/music/theme/play-theme.ts'
import { amplitude, type Stereo, sampleRate } from '#audio/sound.ts'
import { isHost, type Script } from '#domain/script.ts'

type Laid = readonly [sound: Stereo, at: number, envelope?: Envelope]

export type Arrangement = {
  opening: Laid
  /** When somebody may speak. */
  firstWord: number
  /** Before the script's sentence of that number, where the last one ended at `at`: what is heard, and when it is said. */
  between(index: number, at: number): { laid: Laid; next: number } | undefined
  /** From the last word's end on: the last piece comes last. */
  ending(at: number): readonly Laid[]
  /** How long before the last word the end may have begun. */
  lookBack: number
}

export const arranged = (script: Script, theme: Theme): Arrangement =>
  script.format === 'three-questions' ? aroundQuestions(script, theme) : aroundTalk(script, theme)

/** The bed is quiet as it is written; under a voice it lies 17 dB below. */
const ducked = amplitude(-9)
const stingLevel = amplitude(-2.5)
const breathBeforeSting = 0.35
const breathBeforeFinale = 0.25

/** A show of talk: its theme with a bed, a sting before each other chapter, and the bed again at the end. */
function aroundTalk({ chapters }: Script, theme: Theme): Arrangement {
  const { opening, bedSeconds, barSeconds } = theme
  let stingEnds = 0
  const firsts = firstsOf(chapters)
  return {
    opening: [
      opening,
      0,
      [
        [bedSeconds - 0.4, 1],
        [bedSeconds + 0.1, ducked],
        [bedSeconds + 2 * barSeconds, ducked],
        [bedSeconds + 4 * barSeconds, 0],
      ],
    ],
    firstWord: bedSeconds + 0.1,
    lookBack: 4 * barSeconds + 1,
    /** Each has its last tones spoken over. */
    between(index, at) {
      const chapter = firsts.indexOf(index)
      const stings = chapter > 0 ? theme.stings() : []
      const sting = stings[(chapter - 1) % stings.length]
      if (!sting) return undefined
      const next = at + breathBeforeSting + 0.8 * barSeconds
      stingEnds = next
      const envelope: Envelope = [
        [next - 0.3, stingLevel],
        [next + 0.2, stingLevel * 0.5],
      ]
      return { laid: [sting, at + breathBeforeSting, envelope], next }
    },
    ending(last) {
      const at = last + breathBeforeFinale
      const bedFrom = Math.max(at - 4 * barSeconds, stingEnds + 0.5, bedSeconds + 4 * barSeconds)
      // Two sides went in.
      const bed = opening.map((side) => side.subarray(Math.round(bedSeconds * sampleRate))) as [
        Float32Array,
        Float32Array,
      ]
      const under: Envelope = [
        [bedFrom, 0],
        [bedFrom + 1.5, ducked],
        [at - 0.1, ducked],
        [at + 0.1, 0],
      ]
      return [
        ...(bedFrom < at - 2 ? [[bed, at - 4 * barSeconds, under] as const] : []),
        [theme.finale(), at] as const,
      ]
    },
  }
}

/** The number of each chapter's first sentence. */
function firstsOf(chapters: Script['chapters']): number[] {
  let next = 0
  return chapters.map(({ sentences }) => {
    next += sentences.length
    return next - sentences.length
  })
}

const breathBeforeChime = 0.5
const chimeLevel = amplitude(-3)
/** After the last stroke, in beats. */
const ringing = 1.7

/** Signature, chimes and close; while somebody speaks there is nothing else to hear. */
function aroundQuestions({ chapters }: Script, theme: Theme): Arrangement {
  const { opening, bedSeconds, barSeconds } = theme
  const sentences = chapters.flatMap((chapter) => chapter.sentences)
  const firsts = firstsOf(chapters)
  const review = sentences.findIndex(({ speaker }) => speaker === 'customer')
  const isAnnounced = isHost(sentences[review - 1]?.speaker ?? 'customer')
  const beforeReviews = isAnnounced ? review - 1 : review
  /** Which chime, and on which beat its last stroke falls. */
  const chimeBefore = (index: number): readonly [chime: number, last: number] | undefined => {
    const chapter = firsts.indexOf(index)
    if (chapter > 0) return chapter === 1 ? [0, 1] : [1, 2]
    return index === beforeReviews && chapter < 0 ? [2, 1] : undefined
  }
  return {
    opening: [opening, 0, away(bedSeconds, 1)],
    firstWord: bedSeconds,
    lookBack: 0,
    between(index, at) {
      const [chime = -1, last = 0] = chimeBefore(index) ?? []
      const sound = chime < 0 ? undefined : theme.stings()[chime]
      if (!sound) return undefined
      const begins = at + breathBeforeChime
      const next = begins + ((last + ringing) * barSeconds) / 4
      return { laid: [sound, begins, away(next, chimeLevel)], next }
    },
    ending: (at) => [[theme.finale(), at + breathBeforeChime]],
  }
}

/** Gone when somebody speaks, but for what a room still holds. */
const away = (spoken: number, level: number): Envelope => [
  [spoken - 0.8, level],
  [spoken, 0.06 * level],
  [spoken + 0.25, 0],
]
