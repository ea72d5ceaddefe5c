/** Theme, voices, stings and finale on one time line, mixed as soon as nothing can come before any more. */
import type { EpisodeChapter, SpokenSentence } from '#domain/episode.ts'
import type { Script, Sentence } from '#domain/script.ts'
import type { Theme } from '#production/music/theme/play-theme.ts'
import type { Clip } from '#production/recording/record-voices.ts'
import { amplitude, type Stereo, sampleRate } from '#production/sound.ts'
import { breathBefore } from './breaths.ts'
import { type Envelope, Mixer } from './mixer.ts'

export type TimedSentence = Omit<SpokenSentence, 'evidence'> & Pick<Sentence, 'support'>
export type Timing = { seconds: number; chapters: EpisodeChapter[]; sentences: TimedSentence[] }

/** The bed is quiet as it is written; under a voice it lies 17 dB below. */
const ducked = amplitude(-9)
const stingLevel = amplitude(-2.5)
const breathBeforeSting = 0.35
const breathBeforeFinale = 0.25

export class EpisodeMix {
  readonly #script: Script
  readonly #theme: Theme
  readonly #mixer = new Mixer()
  readonly #chapterStarts: number[] = []
  readonly #sentences: TimedSentence[] = []
  /** Where the last sentence ended. */
  #at: number
  #stingEnds = 0
  #seconds = 0

  constructor(script: Script, theme: Theme) {
    this.#script = script
    this.#theme = theme
    this.#at = theme.bedSeconds + 0.1
    this.#mixer.lay(theme.opening, 0, openingEnvelope(theme))
  }

  async *run(
    clips: AsyncIterable<Clip>,
    read: (clip: Clip) => Promise<Float32Array>,
  ): AsyncGenerator<Stereo> {
    const { chapters } = this.#script
    const order = chapters.flatMap(({ sentences }, chapter) =>
      sentences.map((sentence, i) => ({ chapter, sentence, i })),
    )
    for await (const clip of clips) {
      const place = order[this.#sentences.length]
      if (!place) throw new Error('There are more clips than sentences')
      if (place.i === 0) this.#openChapter(place.chapter)
      else
        this.#at += breathBefore(
          place.sentence,
          order[this.#sentences.length - 1]?.sentence ?? place.sentence,
        )
      this.#say(place.sentence, clip, await read(clip))
      // The finale's bed may yet begin four bars before the last word.
      yield* this.#mixer.mixUntil(this.#at - 4 * this.#theme.barSeconds - 1)
    }
    if (this.#sentences.length < order.length) throw new Error('There are fewer clips than sentences')
    yield* this.#end()
  }

  timing(): Timing {
    const starts = this.#chapterStarts
    return {
      seconds: this.#seconds,
      chapters: this.#script.chapters.map(({ title }, i) => ({
        title,
        start: starts[i] ?? 0,
        end: starts[i + 1] ?? this.#seconds,
      })),
      sentences: this.#sentences,
    }
  }

  #say({ speaker, text, support }: Sentence, { seconds, words }: Clip, samples: Float32Array) {
    const start = this.#at
    this.#mixer.lay([samples, samples], start)
    const moved = words.map((word) => ({ ...word, start: start + word.start, end: start + word.end }))
    this.#sentences.push({ speaker, text, support, start, end: start + seconds, words: moved })
    this.#at += seconds
  }

  /** The first chapter has the opening; each other one a sting, whose last tones the voice speaks over. */
  #openChapter(chapter: number) {
    if (chapter === 0) this.#chapterStarts.push(0)
    else {
      const { barSeconds } = this.#theme
      const stings = this.#theme.stings()
      const sting = stings[(chapter - 1) % stings.length]
      const at = this.#at + breathBeforeSting
      this.#at = at + 0.8 * barSeconds
      if (sting)
        this.#mixer.lay(sting, at, [
          [this.#at - 0.3, stingLevel],
          [this.#at + 0.2, stingLevel * 0.5],
        ])
      this.#stingEnds = this.#at
      this.#chapterStarts.push(this.#at)
    }
  }

  *#end(): Generator<Stereo> {
    const { opening, bedSeconds, barSeconds } = this.#theme
    const finale = this.#theme.finale()
    const at = this.#at + breathBeforeFinale
    const openingEnds = bedSeconds + 4 * barSeconds
    const bedFrom = Math.max(at - 4 * barSeconds, this.#stingEnds + 0.5, openingEnds)
    const bed = opening.map((side) => side.subarray(Math.round(bedSeconds * sampleRate))) as [
      Float32Array,
      Float32Array,
    ]
    if (bedFrom < at - 2)
      this.#mixer.lay(bed, at - 4 * barSeconds, [
        [bedFrom, 0],
        [bedFrom + 1.5, ducked],
        [at - 0.1, ducked],
        [at + 0.1, 0],
      ])
    this.#mixer.lay(finale, at)
    this.#seconds = at + finale[0].length / sampleRate
    yield* this.#mixer.mixUntil(this.#seconds)
  }
}

function openingEnvelope({ bedSeconds, barSeconds }: Theme): Envelope {
  return [
    [bedSeconds - 0.4, 1],
    [bedSeconds + 0.1, ducked],
    [bedSeconds + 2 * barSeconds, ducked],
    [bedSeconds + 4 * barSeconds, 0],
  ]
}
